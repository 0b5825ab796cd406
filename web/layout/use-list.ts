import { keepPreviousData, type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import type { Search } from '../address.ts';
import { useFilters } from './use-filters.ts';

/** Parses the parameters in the address and queries the list. The previous page stays visible while the next one loads. */
export function useList<Known extends { page?: string | string[] | undefined }, Data, Key extends QueryKey>(
  parse: (search: Search) => Known,
  queryOf: (known: Known) => UseQueryOptions<Data, Error, Data, Key>,
) {
  const known = parse(useFilters().search);
  const query = useQuery({ ...queryOf(known), placeholderData: keepPreviousData });
  return { known, query, page: Number(known.page ?? 1) };
}

/** The row that the user chose, and the step, such as `delete`, whose dialog is open. */
export function useChosen<Row, Step extends string>() {
  const [chosen, setChosen] = useState<{ row: Row; step: Step } | null>(null);
  return {
    chosen,
    choose: (row: Row, step: Step) => setChosen({ row, step }),
    close: () => setChosen(null),
  };
}
