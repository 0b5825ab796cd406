import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ListPages, type ListPagesProps } from './ListPages.tsx';
import { Loaded } from './Loaded.tsx';
import { PastPage } from './PastPage.tsx';
import { RowSkeletons } from './RowSkeletons.tsx';

interface ListSectionProps<Data, Row> {
  query: UseQueryResult<Data>;
  filters?: ReactNode;
  /** The title of the error panel, by the error if it is known. */
  failed: (error: Error | null) => string;
  skeleton?: ReactNode;
  rowsOf: (data: Data) => readonly Row[];
  /** In the place of the rows where the list has none on any page. */
  empty: ReactNode;
  pages: ListPagesProps;
  /** The rows as a table or as cards. */
  children: (rows: readonly Row[]) => ReactNode;
}

/** A list with its filters and pages, or what stands in its place: a skeleton, an error or an empty state. */
export function ListSection<Data, Row>({
  query,
  filters,
  failed,
  skeleton = <RowSkeletons />,
  rowsOf,
  empty,
  pages,
  children,
}: ListSectionProps<Data, Row>) {
  const isPast = query.data !== undefined && rowsOf(query.data).length === 0 && pages.totalPages > 0;
  return (
    <>
      {filters}
      <Loaded query={query} failed={failed} skeleton={skeleton}>
        {(data) => (rowsOf(data).length > 0 ? children(rowsOf(data)) : !isPast && empty)}
      </Loaded>
      {isPast ? <PastPage pages={pages.totalPages} /> : <ListPages {...pages} />}
    </>
  );
}
