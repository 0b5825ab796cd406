/** The look of a link in the forms of this page. */
export const LINK = 'font-medium text-plate underline underline-offset-2';
