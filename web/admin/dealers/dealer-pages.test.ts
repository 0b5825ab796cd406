import { expect, test } from 'vitest';
import { dealerPages } from './dealer-pages.ts';

test.each([
  [1, 0, []],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, 3, 4, 5]],
  [2, 9, [1, 2, 3, 4, 5]],
  [5, 9, [3, 4, 5, 6, 7]],
  [9, 9, [5, 6, 7, 8, 9]],
  [40, 9, [5, 6, 7, 8, 9]],
])('on page %i of %i the links to %j are shown', (page, totalPages, pages) => {
  expect(dealerPages(page, totalPages)).toEqual(pages);
});
