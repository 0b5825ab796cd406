const JOINER = '\u2060';

/** "per E-Mail", "par e-mail": adds a word joiner after the hyphen, so that no line breaks there. */
export const noBreak = (text: string): string => text.replaceAll(/(?<=\bp[ae]r e-)(?=mail)/gi, JOINER);

/**
 * The same for running text, where "E-Mail" and "USt-IdNr." are not labels that a search must find. "Art. 6(1)(f)" gets
 * a narrow no-break space: in this font the two brackets touch, and a line could break there.
 */
export const noBreakInText = (text: string): string =>
  text
    .replaceAll(/(?<=\be-)(?=mail)|(?<=\bUSt-)(?=IdNr)/gi, JOINER)
    .replaceAll(/(?<=\(\d\))(?=\([a-z]\))/g, '\u202F');
