/** The dashboard of the back office. */
export const adminDashboard = {
  title: 'Übersicht',
  vehicles: 'Fahrzeuge insgesamt',
  reservations: 'Aktive Reservierungen',
  dealers: 'Registrierte Händler',
  loading: 'Wird geladen',
  error: 'Fehler',
  quickLinks: 'Direkt zu',
  toVehicles: 'Fahrzeuge verwalten',
  toUpload: 'Fahrzeuge importieren',
  toUsers: 'Händler verwalten',
  toInventory: 'Öffentlicher Bestand',
};
