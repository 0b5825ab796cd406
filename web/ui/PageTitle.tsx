import type { ReactNode } from 'react';
import { cx } from './cx.ts';

type PageTitleProps = {
  children: ReactNode;
  /** One line under the title. */
  lead?: ReactNode;
  /** The buttons of the whole page, on the right on wide screens. */
  actions?: ReactNode;
  className?: string;
};

export function PageTitle({ children, lead, actions, className }: PageTitleProps) {
  return (
    <div className={cx('flex flex-wrap items-end justify-between gap-x-6 gap-y-4', className)}>
      <div className="min-w-0">
        <h1 className="heading text-30 max-[21rem]:text-22 wrap-break-word hyphens-auto">{children}</h1>
        {lead && <p className="mt-1 text-ink-2">{lead}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
    </div>
  );
}
