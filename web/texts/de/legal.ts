/** The interface around the legal texts. */
export const legal = {
  contents: 'Inhalt',
  asOf: 'Stand: {date}',
  oldVersion: 'Diese Fassung gilt nur noch für Bestellungen, die unter ihr aufgegeben wurden.',
  currentVersion: 'Zur aktuellen Fassung',
};
