const SHOWN = 5;

/** At most five pages in a row, the current one in their middle where there is room. */
export function dealerPages(page: number, totalPages: number): number[] {
  const first = Math.max(1, Math.min(page - Math.floor(SHOWN / 2), totalPages - SHOWN + 1));
  return Array.from({ length: Math.min(SHOWN, totalPages) }, (_, index) => first + index);
}
