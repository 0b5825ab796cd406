import { ROW_COUNTS } from './data.ts';
import { PageSize } from './PageSize.tsx';
import { WorkFilter } from './WorkFilter.tsx';

interface ListLineProps {
  /** How many rows the filters leave, in words. */
  count: string | undefined;
  limit: string;
  work?: string | undefined;
}

/** The line between the filters and the table, so that the filters have the whole width. */
export function ListLine({ count, limit, work }: ListLineProps) {
  return (
    <div className="-mt-4 mb-1 flex min-h-8 flex-wrap items-center gap-x-4 gap-y-1 text-14 text-ink-2">
      <output>{count}</output>
      <WorkFilter work={work} />
      <PageSize sizes={ROW_COUNTS} value={limit} />
    </div>
  );
}
