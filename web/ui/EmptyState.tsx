import type { ReactNode } from 'react';
import { cx } from './cx.ts';

type EmptyStateProps = {
  icon?: ReactNode;
  title: ReactNode;
  /** What to do next, as text. */
  hint?: ReactNode;
  /** What to do next, as a button or a link. */
  action?: ReactNode;
  className?: string;
};

export function EmptyState({ icon, title, hint, action, className }: EmptyStateProps) {
  return (
    <div
      className={cx(
        'flex flex-col items-center gap-2 rounded-card border border-dashed border-line-2 px-6 py-14 text-center',
        className,
      )}
    >
      {icon && <span className="mb-1 text-ink-3 [&>svg]:size-8">{icon}</span>}
      <div className="heading text-18">{title}</div>
      {hint && <p className="max-w-prose text-ink-2">{hint}</p>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  );
}
