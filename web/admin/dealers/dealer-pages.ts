const SHOWN = 5;

/** At most five pages in a row, with the current one in the middle where possible. */
export function dealerPages(page: number, totalPages: number): number[] {
  const first = Math.max(1, Math.min(page - Math.floor(SHOWN / 2), totalPages - SHOWN + 1));
  return Array.from({ length: Math.min(SHOWN, totalPages) }, (_, index) => first + index);
}
