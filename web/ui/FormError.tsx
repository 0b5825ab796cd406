import type { ReactNode } from 'react';
import { CircleAlert } from 'lucide-react';
import { cx } from './cx.ts';

/**
 * The error of a whole form or dialog, above its button. The alert element always exists, so that screen readers
 * announce the text when it appears.
 */
export function FormError({ children, className }: { children?: ReactNode; className?: string }) {
  return (
    <div role="alert">
      {children && (
        <p
          className={cx(
            'flex items-start gap-2 rounded-box bg-sold-soft px-3 py-2.5 text-14 text-sold',
            className,
          )}
        >
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span>{children}</span>
        </p>
      )}
    </div>
  );
}
