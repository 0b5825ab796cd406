/** Links that look like buttons on the dark bands of the home page, in both themes. */
export const BUTTON =
  'inline-flex min-h-12 items-center justify-center rounded-control border px-5 py-2.5 font-medium transition-colors duration-150 ' +
  'focus-visible:outline-on-night';
export const FILLED = 'border-on-night bg-on-night text-night hover:opacity-90';
export const OUTLINED = 'border-on-night-2 hover:bg-on-night/10';
