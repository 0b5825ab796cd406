import type { ReactNode } from 'react';
import { cx } from '../ui/cx.ts';

interface ListHeadProps {
  title: string;
  /** More filters than one line has room for beside the title: they have the next line at every width. */
  isStacked?: boolean;
  /** What can be done with the whole list, as icons. */
  actions: ReactNode;
  /** The filters. */
  children: ReactNode;
}

/** The title of a long list with its filters. On a wide screen they take one line, so that the rows have the height. */
export function ListHead({ title, isStacked = false, actions, children }: ListHeadProps) {
  return (
    <div
      className={cx(
        'flex flex-wrap items-center justify-between gap-x-3',
        !isStacked && 'min-[87rem]:flex-nowrap',
      )}
    >
      <h1 className={cx('heading mr-3 text-30 max-[21rem]:text-22', !isStacked && 'min-[87rem]:text-22')}>
        {title}
      </h1>
      <div
        data-page-actions
        className={cx('flex flex-wrap gap-3 print:hidden', !isStacked && 'min-[87rem]:order-last')}
      >
        {actions}
      </div>
      <div className={cx('min-w-0 basis-full', !isStacked && 'min-[87rem]:flex-1 min-[87rem]:basis-0')}>
        {children}
      </div>
    </div>
  );
}
