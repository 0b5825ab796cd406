/** A dealer's own start page. */
export const dashboard = {
  title: 'Dashboard',
  PENDING: {
    title: 'Ihr Konto wird geprüft',
    text: 'Die Prüfung dauert in der Regel {from}\u00a0bis\u00a0{to}\u00a0Werktage. Wir benachrichtigen Sie per E-Mail, sobald Ihr Konto freigeschaltet ist. Bis dahin sind Auswahl, Reservierungen und Bestellungen noch nicht zugänglich.',
  },
  SUSPENDED: {
    title: 'Ihr Konto ist vorübergehend gesperrt',
    text: 'Bitte wenden Sie sich an den Support: <mail>{email}</mail>, {phone}. Auswahl, Reservierungen und Bestellungen sind solange nicht zugänglich.',
  },
  actions: 'Schnellzugriff',
  inventory: 'Fahrzeuge ansehen',
  cart: 'Auswahl',
  orders: 'Bestellungen',
  reservations: 'Reservierungen',
  account: { title: 'Kontodaten', company: 'Firma', email: 'E-Mail', vatId: 'USt-IdNr.', country: 'Land' },
};
