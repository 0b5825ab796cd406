const JOINER = '\u2060';

/** "per E-Mail", "par e-mail": a word joiner behind the hyphen, so that no line ends there. */
export const noBreak = (text: string): string => text.replaceAll(/(?<=\bp[ae]r e-)(?=mail)/gi, JOINER);

/**
 * The same in running text, where "E-Mail" and "USt-IdNr." are no labels that somebody looks for. And "Art. 6(1)(f)"
 * gets a narrow no-break space: the typeface sets the two brackets into each other, and a line would end there.
 */
export const noBreakInText = (text: string): string =>
  text
    .replaceAll(/(?<=\be-)(?=mail)|(?<=\bUSt-)(?=IdNr)/gi, JOINER)
    .replaceAll(/(?<=\(\d\))(?=\([a-z]\))/g, '\u202F');
