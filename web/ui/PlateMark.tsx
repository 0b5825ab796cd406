import { cx } from './cx.ts';

/** The portal's mark, a number plate: white field, blue Euro band, condensed capitals. The same by day and by night. */
export function PlateMark({ name, className }: { name: string; className?: string }) {
  return (
    <span
      className={cx(
        'inline-flex h-8 items-stretch overflow-hidden rounded-[5px] border border-plate-letters bg-plate-field',
        className,
      )}
    >
      <span
        aria-hidden
        className="heading flex w-3.5 items-end justify-center bg-euro-band pb-0.5 text-[0.5rem] leading-none text-euro-stars"
      >
        EU
      </span>
      <span className="heading flex items-center px-2 text-18 leading-none tracking-[0.08em] text-plate-letters uppercase">
        {name}
      </span>
    </span>
  );
}
