/** What a list says on a page that it does not have. */
export const pastPage = {
  title: 'Diese Seite gibt es nicht',
  hint: '{pages, plural, one {Die Liste hat nur noch eine Seite.} other {Die Liste hat {pages} Seiten.}}',
  last: 'Zur letzten Seite',
};
