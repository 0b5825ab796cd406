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
  work: {
    title: 'Zu erledigen',
    failed: 'Die Liste lässt sich nicht laden',
    none: 'Gerade wartet nichts auf Sie.',
    until: 'bis {at}',
    untilTime: 'bis {at}\u00a0Uhr',
    over: 'war fällig am {at}',
    overTime: 'war fällig am {at}\u00a0Uhr',
    since: 'seit {at}',
    unconfirmed: 'E-Mail-Adresse nicht bestätigt',
    reminder: '{which, select, second {Zweite Zahlungserinnerung} other {Zahlungserinnerung}} möglich',
    needsNewInvoice: 'Neue Rechnung nötig: Die jetzige nennt eine Zahlung, die zurückgenommen wurde',
    mayBeCancelled: 'Kann storniert werden, Bearbeitungsgebühr {fee}',
    more: '{count, plural, one {Eine weitere Aufgabe anzeigen} other {# weitere Aufgaben anzeigen}}',
  },
  mails: {
    title:
      '{count, plural, one {# E-Mail konnte nicht zugestellt werden} other {# E-Mails konnten nicht zugestellt werden}}',
    more: '{count, plural, one {Eine weitere anzeigen} other {# weitere anzeigen}}',
  },
};
