/** The interface around the legal texts. */
export const legal = {
  contents: 'Inhalt',
  asOf: 'Stand: {date}',
};
