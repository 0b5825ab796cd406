import type { ReactNode } from 'react';

interface ListHeadProps {
  title: string;
  /** What can be done with the whole list, as icons. */
  actions: ReactNode;
  /** The filters. */
  children: ReactNode;
}

/** The title of a long list with its filters. On a wide screen they take one line, so that the rows have the height. */
export function ListHead({ title, actions, children }: ListHeadProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 min-[87rem]:flex-nowrap">
      <h1 className="heading mr-3 text-30 max-[21rem]:text-22 min-[87rem]:text-22">{title}</h1>
      <div className="flex gap-3 print:hidden min-[87rem]:order-last">{actions}</div>
      <div className="min-w-0 basis-full min-[87rem]:flex-1 min-[87rem]:basis-0">{children}</div>
    </div>
  );
}
