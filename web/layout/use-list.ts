import { keepPreviousData, type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import type { Search } from '../address.ts';
import { useFilters } from './use-filters.ts';

/** The list of an address: its parsed parameters, its query and its page. The previous page stays while the next loads. */
export function useList<Known extends { page?: string | string[] | undefined }, Data, Key extends QueryKey>(
  parse: (search: Search) => Known,
  queryOf: (known: Known) => UseQueryOptions<Data, Error, Data, Key>,
) {
  const known = parse(useFilters().search);
  const query = useQuery({ ...queryOf(known), placeholderData: keepPreviousData });
  return { known, query, page: Number(known.page ?? 1) };
}

/** The row of a list that the reader chose, and the step that its dialog asks for. */
export function useChosen<Row, Step extends string>() {
  const [chosen, setChosen] = useState<{ row: Row; step: Step } | null>(null);
  return {
    chosen,
    choose: (row: Row, step: Step) => setChosen({ row, step }),
    close: () => setChosen(null),
  };
}
