/** What stands around every page. */
export const frame = {
  titles: {
    home: 'Leasingrückläufer für Händler',
    auth: 'Anmelden oder registrieren',
    inventory: 'Fahrzeugbestand',
    cart: 'Ihre Fahrzeugauswahl',
    orders: 'Bestellungen',
    reservations: 'Meine Reservierungen',
    dashboard: 'Dashboard',
    admin: 'Verwaltung',
  },
  /** What search engines and previews say of a page. */
  descriptions: {
    home: 'Geprüfte Leasingrückläufer zum Festpreis für gewerbliche Händler: vollständig dokumentiert, sofort reserviert, ohne Auktion.',
    inventory:
      'Leasingrückläufer zum Festpreis: nach Marke, Preis, Laufleistung und Ausstattung filtern, Bilder und Dokumente ansehen, sofort reservieren.',
    vehicle: 'Zum Festpreis für gewerbliche Händler, mit Bildern und Dokumenten.',
    preview: 'Leasingrückläufer zum Festpreis für Händler',
  },
  skip: 'Zum Inhalt springen',
  toHome: 'zur Startseite',
  mainNavigation: 'Hauptnavigation',
  nav: {
    inventory: 'Fahrzeugbestand',
    dashboard: 'Dashboard',
    orders: 'Bestellungen',
    admin: 'Verwaltung',
    cart: 'Auswahl',
    cartCount: '{count, plural, one {Fahrzeug} other {Fahrzeuge}}',
  },
  account: { menu: 'Konto', login: 'Anmelden', logout: 'Abmelden', pending: 'Freischaltung ausstehend' },
  menu: { open: 'Menü öffnen', close: 'Menü schließen', title: 'Menü' },
  language: { label: 'Sprache', de: 'Deutsch', en: 'English', fr: 'Français' },
  theme: { label: 'Darstellung', light: 'Hell', dark: 'Dunkel', system: 'System' },
  banner: {
    pending: 'Ihr Konto wird noch geprüft. Bis zur Freischaltung sind einige Funktionen eingeschränkt.',
    suspended: 'Ihr Konto ist gesperrt. Einige Funktionen sind eingeschränkt.',
    details: 'Details ansehen',
  },
  footer: {
    contact: 'Kontakt',
    quickLinks: 'Direkt zu',
    inventory: 'Fahrzeugbestand',
    reservations: 'Meine Reservierungen',
    orders: 'Bestellungen',
    rights: '© {year} {company}',
    business: 'Verkauf nur an gewerbliche Händler. Alle Preise netto, zzgl. {vat} % VAT.',
  },
  offline:
    'Sie sind offline. Was Sie sehen, kann veraltet sein; Änderungen sind erst wieder möglich, wenn die Verbindung steht.',
  logout: {
    done: 'Abgemeldet',
    doneText: 'Sie wurden erfolgreich abgemeldet.',
    failed: 'Abmeldung fehlgeschlagen',
  },
  denied: {
    title: 'Zugriff verweigert',
    text: 'Dieser Bereich ist der Verwaltung vorbehalten.',
    home: 'Zur Startseite',
  },
  notFound: {
    title: '404 – Seite nicht gefunden',
    text: 'Diese Seite gibt es nicht oder nicht mehr.',
    inventory: 'Zum Fahrzeugbestand',
    home: 'Zur Startseite',
  },
  error: { title: 'Das hat nicht geklappt', retry: 'Erneut versuchen' },
  close: 'Schließen',
  cancel: 'Abbrechen',
  pages: { label: 'Seiten', previous: 'Vorige Seite', next: 'Nächste Seite', page: 'Seite {number}' },
  loading: 'Wird geladen',
  notifications: 'Benachrichtigungen',
};
