import { cx } from './cx.ts';

/** The logo of the portal, a number plate: white field, blue Euro band, condensed capitals. The same in both themes. */
export function PlateMark({ name, className = 'text-18' }: { name: string; className?: string }) {
  return (
    <span
      className={cx(
        'inline-flex h-[1.78em] items-stretch overflow-hidden rounded-[0.28em] border border-plate-letters bg-plate-field',
        className,
      )}
    >
      <span
        aria-hidden
        className="heading flex w-[1.75em] items-end justify-center bg-euro-band pb-[0.25em] text-[0.444em] leading-none text-euro-stars"
      >
        EU
      </span>
      <span className="heading flex items-center px-[0.44em] leading-none tracking-[0.08em] text-plate-letters uppercase">
        {name}
      </span>
    </span>
  );
}
