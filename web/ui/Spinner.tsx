import { LoaderCircle } from 'lucide-react';
import { cx } from './cx.ts';

/** Without `label` it is silent, for use beside other text. With `label` it names what is loading. */
export function Spinner({ label, className }: { label?: string; className?: string }) {
  const wheel = <LoaderCircle aria-hidden className={cx('animate-spin', className ?? 'size-5')} />;
  if (!label) return wheel;
  return (
    <output className="inline-flex items-center gap-2 text-ink-2">
      {wheel}
      <span>{label}</span>
    </output>
  );
}
