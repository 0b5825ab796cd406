/** The delivery addresses of a dealer. */
export const addresses = {
  add: 'Lieferadresse hinzufügen',
  edit: 'Lieferadresse ändern',
  name: 'Name der Firma, der Filiale oder des Lagers',
  street: 'Straße und Hausnummer',
  postalCode: 'Postleitzahl',
  city: 'Ort',
  country: 'Land',
  save: 'Adresse speichern',
  saved: 'Lieferadresse gespeichert',
  full: 'Ihr Konto fasst keine weiteren Lieferadressen. Bitte löschen Sie erst eine.',
  remove: {
    title: 'Lieferadresse „{name}“ löschen?',
    consequence: 'Bestellungen, die an diese Adresse gehen, behalten sie.',
    confirm: 'Adresse löschen',
    keep: 'Adresse behalten',
    done: 'Lieferadresse gelöscht',
    failed: 'Lieferadresse nicht gelöscht',
  },
};
