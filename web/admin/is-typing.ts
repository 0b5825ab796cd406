/** Whether a key belongs to a field, in which it is a letter, or to a control that acts on letters itself. */
export function isTyping({ target }: Event): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.closest(
        'input:not([type=checkbox], [type=radio], [type=file]), textarea, select, [role=menu]',
      ) !== null)
  );
}
