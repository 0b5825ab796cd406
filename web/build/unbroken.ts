const JOINER = '\u2060';

/** "per E-Mail", "par e-mail": a word joiner behind the hyphen, so that no line ends there. */
export const unbroken = (text: string): string => text.replaceAll(/(?<=\bp[ae]r e-)(?=mail)/gi, JOINER);

/** The same in running text, where "E-Mail" and "USt-IdNr." are no labels that somebody looks for. */
export const unbrokenText = (text: string): string =>
  text.replaceAll(/(?<=\be-)(?=mail)|(?<=\bUSt-)(?=IdNr)/gi, JOINER);
