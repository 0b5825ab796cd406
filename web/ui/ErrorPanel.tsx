import type { ReactNode } from 'react';
import { RefreshCw, TriangleAlert } from 'lucide-react';
import { Button } from './Button.tsx';
import { cx } from './cx.ts';

type ErrorPanelProps = {
  title: ReactNode;
  message?: ReactNode;
  retryLabel?: ReactNode;
  onRetry?: () => void;
  busy?: boolean;
  /** Another way to continue, such as back to the list. */
  action?: ReactNode;
  className?: string;
};

/** Replaces content that could not be loaded. */
export function ErrorPanel({
  title,
  message,
  retryLabel,
  onRetry,
  busy,
  action,
  className,
}: ErrorPanelProps) {
  return (
    <div
      role="alert"
      className={cx(
        'flex flex-col items-center gap-3 rounded-card border border-line bg-surface px-6 py-12 text-center',
        className,
      )}
    >
      <span className="flex size-12 items-center justify-center rounded-full bg-sold-soft text-sold">
        <TriangleAlert aria-hidden className="size-6" />
      </span>
      <div className="heading text-18">{title}</div>
      {message && <p className="max-w-prose text-ink-2">{message}</p>}
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        {onRetry && (
          <Button onClick={onRetry} busy={busy ?? false} className="noscript:hidden">
            <RefreshCw aria-hidden className="size-4" />
            {retryLabel}
          </Button>
        )}
        {action}
      </div>
    </div>
  );
}
