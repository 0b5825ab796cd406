export type PageOrGap = number | 'gap';

const SHOWN_WHOLE = 7;

/**
 * Every page of up to seven. For more: the first, the last, the current page and its neighbours, with gaps between
 * them.
 */
export function pagesToShow(page: number, totalPages: number): PageOrGap[] {
  const pages = Array.from({ length: totalPages }, (_, index) => index + 1);
  if (totalPages <= SHOWN_WHOLE) return pages;

  const shown = pages.filter((each) => each === 1 || each === totalPages || Math.abs(each - page) <= 1);
  return shown.flatMap((each, index) => {
    const earlier = shown[index - 1];
    return earlier !== undefined && each - earlier > 1 ? ['gap' as const, each] : [each];
  });
}
