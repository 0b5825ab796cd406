import { cx } from './cx.ts';

type ProgressBarProps = {
  label: string;
  /** 0 to 100. Leave it out while the progress is unknown. */
  percent?: number;
  tone?: 'plate' | 'available' | 'sold';
  className?: string;
};

const TONES = { plate: 'text-plate', available: 'text-available', sold: 'text-sold' } as const;

export function ProgressBar({ label, percent, tone = 'plate', className }: ProgressBarProps) {
  return (
    <progress
      aria-label={label}
      max={100}
      {...(percent === undefined ? {} : { value: Math.round(percent) })}
      className={cx('progress h-2 w-full', TONES[tone], className)}
    />
  );
}
