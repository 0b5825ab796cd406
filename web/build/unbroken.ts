/** "per E-Mail", "par e-mail": a word joiner behind the hyphen, so that no line ends there. */
export const unbroken = (text: string): string => text.replaceAll(/(?<=\bp[ae]r e-)(?=mail)/gi, '\u2060');
