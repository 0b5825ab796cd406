/** Fields of a form, and what is typed outside of one. An optional message outside of a form is not the first field. */
const FIELDS =
  'form :is(input, select, textarea):enabled, input:not([type=checkbox], [type=file], [type=hidden]):enabled';

/** Where somebody who fills in a dialog begins: the first field, and of several choices the chosen one. */
export function firstFieldOf(dialog: HTMLElement): HTMLElement | null {
  const field = dialog.querySelector<HTMLElement>(FIELDS);
  // Tabs come before the fields that they show.
  if (!field || dialog.querySelector('[role=tablist]')) return null;
  const chosen = dialog.querySelector<HTMLElement>('input[type=radio]:checked');
  return field.matches('[type=radio]') ? (chosen ?? field) : field;
}

/** Gives the field the focus and selects its text, as Tab does. In a longer text, typing goes on at the end. */
export function beginAt(field: HTMLElement): void {
  field.focus();
  if (field instanceof HTMLInputElement) field.select();
  if (field instanceof HTMLTextAreaElement) field.setSelectionRange(field.value.length, field.value.length);
}

/**
 * Begins at the first field of a dialog as soon as its data are loaded, unless the focus has left the button that closes it
 * by then. Returns what ends the wait.
 */
export function beginWhenLoaded(dialog: HTMLElement): () => void {
  const observer = new MutationObserver(() => {
    const field = firstFieldOf(dialog);
    const hasMoved = !document.activeElement?.matches('[data-closes]');
    if (field || hasMoved) observer.disconnect();
    if (field && !hasMoved) beginAt(field);
  });
  observer.observe(dialog, { childList: true, subtree: true });
  return () => observer.disconnect();
}
