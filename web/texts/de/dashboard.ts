/** A dealer's own start page. */
export const dashboard = {
  title: 'Dashboard',
  unconfirmed: {
    title: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
    text: 'Wir haben Ihnen an {email} einen Link gesendet, der {days}\u00a0Tage gilt. Bis Sie ihm folgen, senden wir Ihnen keine weiteren E-Mails.',
    deletion: 'Ein Konto, das nach {days}\u00a0Tagen weder bestätigt noch freigeschaltet ist, löschen wir.',
    resend: 'E-Mail erneut senden',
    sent: 'Die E-Mail ist auf dem Weg an {email}. Bitte sehen Sie auch im Spam-Ordner nach.',
    tooMany:
      'Wir haben den Link in der letzten Stunde schon mehrfach an {email} gesendet. Bitte sehen Sie auch im Spam-Ordner nach, oder versuchen Sie es später erneut.',
  },
  PENDING: {
    title: 'Ihr Konto wird geprüft',
    text: 'Die Prüfung dauert in der Regel {from}\u00a0bis\u00a0{to}\u00a0Werktage. Wir benachrichtigen Sie per E-Mail, sobald Ihr Konto freigeschaltet ist. Bis dahin sind Auswahl, Reservierungen und Bestellungen noch nicht zugänglich.',
    checks: 'Was wir prüfen: Firma und Rechtsform, Anschrift, USt-IdNr. und Ansprechpartner.',
    next: 'Wie es weitergeht: Fehlt uns etwas, melden wir uns bei Ihnen. Mit der Freischaltung können Sie sofort bestellen.',
    until: 'Bis wann: voraussichtlich bis {day}.',
    meanwhile: 'Bis dahin können Sie schon <inventory>Fahrzeuge filtern und Preise vergleichen</inventory>.',
  },
  SUSPENDED: {
    title: 'Ihr Konto ist vorübergehend gesperrt',
    text: 'Bitte wenden Sie sich an den Support: <mail>{email}</mail>, <tel>{phone}</tel>. Auswahl, Reservierungen und Bestellungen sind solange nicht zugänglich.',
    orders:
      'Ihre Verträge laufen weiter: Verbindliche Bestellungen bleiben bestehen, und Rechnungen erhalten Sie per E-Mail.',
  },
  actions: 'Schnellzugriff',
  inventory: 'Fahrzeuge ansehen',
  cart: 'Auswahl',
  orders: 'Bestellungen',
  reservations: 'Reservierungen',
  watchlist: 'Beobachtungsliste',
  searches: 'Gespeicherte Suchen',
  documentation: 'Dokumentation',
  recent: {
    title: 'Letzte Bestellungen',
    all: 'Alle Bestellungen',
    open: 'Bestellung #{number} öffnen',
    none: 'Noch keine Bestellungen',
    noneHint: 'Reservieren Sie Ihr erstes Fahrzeug aus unserem Bestand.',
    inventory: 'Zum Fahrzeugbestand',
  },
  status: {
    title: 'Kontostatus',
    status: 'Status',
    tier: 'Kontoart',
    registered: 'Registriert am',
  },
  help: {
    title: 'Hilfe und Support',
    sales: 'Vertrieb',
    phone: 'Telefon',
    contact: 'Kontakt aufnehmen',
  },
  account: {
    title: 'Kontodaten',
    edit: 'Bearbeiten',
    open: 'Mein Konto',
  },
  requests: {
    decide:
      '{count, plural, one {Eine Anfrage von Kollegen wartet} other {# Anfragen von Kollegen warten}} auf Ihre Entscheidung.',
    sent: '{count, plural, one {Eine Ihrer Anfragen ist} other {# Ihrer Anfragen sind}} noch offen.',
    open: 'Anfragen ansehen',
  },
};
