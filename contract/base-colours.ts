/** The base colours by which filters group the names that makers give to paints. */
export const BASE_COLOURS = [
  'Black',
  'Grey',
  'Silver',
  'White',
  'Blue',
  'Red',
  'Green',
  'Brown',
  'Beige',
  'Yellow',
  'Orange',
  'Purple',
] as const;
/** Whether the text is a base colour as it is stored, in English. */
export const isBaseColour = (text: string): text is BaseColour =>
  BASE_COLOURS.some((colour) => colour === text);
export type BaseColour = (typeof BASE_COLOURS)[number];
