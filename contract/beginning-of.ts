/** The first characters of a text. A plain slice may end within an emoji: PostgreSQL takes no half of one in JSON. */
export const beginningOf = (text: string, characters: number): string =>
  text.slice(0, characters).replace(/\p{Surrogate}$/u, '');
