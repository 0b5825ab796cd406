/** The look of every field. 16 px on phones, because Safari zooms into fields with smaller text. */
export const CONTROL =
  'w-full min-w-0 rounded-control border border-control bg-surface px-3 text-ink max-md:text-[1rem] ' +
  'transition-colors duration-150 aria-invalid:border-sold disabled:cursor-not-allowed disabled:border-line-2 ' +
  'disabled:bg-sunken disabled:text-ink-2 [&[readonly]]:bg-sunken';
