import type { ReactNode } from 'react';
import { cx } from './cx.ts';

type PageTitleProps = {
  children: ReactNode;
  /** One line under the title. */
  lead?: ReactNode;
  /** The buttons of the whole page, on the right on wide screens. They are not printed. */
  actions?: ReactNode;
  /** After an action that replaced the page: the focus goes here when its dialog closes. */
  takesFocus?: boolean;
  className?: string;
};

export function PageTitle({ children, lead, actions, takesFocus, className }: PageTitleProps) {
  return (
    <div className={cx('flex flex-wrap items-end justify-between gap-x-6 gap-y-4', className)}>
      <div className="min-w-0">
        <h1
          tabIndex={takesFocus ? -1 : undefined}
          className="heading text-30 max-[21rem]:text-22 wrap-break-word hyphens-auto"
        >
          {children}
        </h1>
        {lead && <p className="mt-1 text-ink-2">{lead}</p>}
      </div>
      {actions && (
        <div data-page-actions className="flex flex-wrap gap-3 print:hidden">
          {actions}
        </div>
      )}
    </div>
  );
}
