import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pagesToShow } from './pages-to-show.ts';

describe('the pages of a list', () => {
  test.each([
    [1, 1, [1]],
    [4, 7, [1, 2, 3, 4, 5, 6, 7]],
    [1, 8, [1, 2, 'gap', 8]],
    [2, 8, [1, 2, 3, 'gap', 8]],
    [5, 54, [1, 'gap', 4, 5, 6, 'gap', 54]],
    [53, 54, [1, 'gap', 52, 53, 54]],
    [54, 54, [1, 'gap', 53, 54]],
  ])('page %i of %i shows %j', (page, totalPages, shown) => {
    expect(pagesToShow(page, totalPages)).toEqual(shown);
  });

  test('an empty list has no pages', () => {
    expect(pagesToShow(1, 0)).toEqual([]);
  });

  test('contain the first, the last, the current page and its neighbours, in order', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 500 }), (one, other) => {
        const page = Math.min(one, other);
        const totalPages = Math.max(one, other);
        const shown = pagesToShow(page, totalPages).filter((each) => each !== 'gap');
        const due = [1, page - 1, page, page + 1, totalPages].filter(
          (each) => each >= 1 && each <= totalPages,
        );
        expect(shown).toEqual(expect.arrayContaining(due));
        expect(shown).toEqual([...new Set(shown)].toSorted((a, b) => a - b));
        expect(pagesToShow(page, totalPages).length).toBeLessThanOrEqual(7);
      }),
    );
  });
});
