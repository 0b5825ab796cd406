/** Texts that every section of the back office shows, and that several of its lists share. */
export const admin = {
  sections: {
    label: 'Bereiche der Verwaltung',
    dashboard: 'Übersicht',
    vehicles: 'Fahrzeuge',
    reservations: 'Reservierungen',
    orders: 'Bestellungen',
    invoices: 'Rechnungen',
    upload: 'Import',
    users: 'Händler',
  },
  waiting: '{count} zu erledigen',
  failed: { delete: 'Löschen fehlgeschlagen', update: 'Änderung fehlgeschlagen' },
  sessionEnded:
    'Ihre Sitzung ist abgelaufen. Bitte <login>melden Sie sich in einem neuen Tab an</login> und speichern Sie dann erneut. Ihre Eingaben bleiben hier stehen.',
  denied: {
    title: 'Zugriff verweigert',
    text: 'Dieser Bereich ist nur für Administratoren.',
    home: 'Zur Startseite',
  },
  filters: {
    title: 'Liste filtern',
    apply: 'Filter anwenden',
    allStatuses: 'Alle Status',
    sort: 'Sortierung',
    reset: 'Filter zurücksetzen',
  },
};
