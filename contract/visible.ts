// As plain data without zod, because the browser loads it with the makes.

/** Fillers that no font draws: the blank of Braille, those of Hangul, joiners, variation selectors, the controls after ASCII. */
const NO_WIDTH = /[\u0080-\u009f\u2800\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** What nobody sees, or what turns the direction of a text. Variation selectors are no part of it: emojis have them. */
export const INVISIBLE =
  /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\u2800]|(?!\p{Variation_Selector})\p{Default_Ignorable_Code_Point}/u;

/** How many characters of a text are seen. */
export const seenLength = (text: string): number => text.replaceAll(NO_WIDTH, '').trim().length;

/** Whether a text shows nothing. */
export const isBlank = (text: string): boolean => seenLength(text) === 0;

/** The text as it looks, for names that are compared: single spaces, letters with their accents, nothing without a width. */
export const asSeen = (text: string): string =>
  text.replaceAll(NO_WIDTH, '').replaceAll(/\s+/gu, ' ').trim().normalize('NFC');
