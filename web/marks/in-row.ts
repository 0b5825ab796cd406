/**
 * The size of a button in a row of the inventory's table: as high as the row, and 24 px wide (WCAG 2.5.8), for fingers
 * 36 px.
 */
export const IN_ROW = 'h-(--row-height)! w-6! pointer-coarse:w-9!';
