/** The look of a button in the dark bar over a list, where rows are selected. */
export const BULK_BUTTON =
  'inline-flex min-h-9 items-center gap-2 rounded-control px-3 text-14 font-medium whitespace-nowrap bg-on-reverse/12 hover:bg-on-reverse/24 focus-visible:outline-on-reverse disabled:opacity-60';
