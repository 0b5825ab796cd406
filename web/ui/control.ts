/** The looks that every field to type or choose in shares. 16 px on phones, below which Safari zooms into the field. */
export const CONTROL =
  'w-full min-w-0 rounded-control border border-control bg-surface px-3 text-ink max-md:text-[1rem] ' +
  'transition-colors duration-150 aria-invalid:border-sold disabled:cursor-not-allowed disabled:border-line-2 ' +
  'disabled:bg-sunken disabled:text-ink-2 [&[readonly]]:bg-sunken';
