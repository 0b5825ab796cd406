/** The element with the number of matches. It gets the focus of elements that vanish. */
export const COUNT_ID = 'inventory-count';

export function focusCount(): void {
  document.getElementById(COUNT_ID)?.focus({ preventScroll: true });
}
