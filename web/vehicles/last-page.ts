import { redirect } from '@tanstack/react-router';
import type { QueryClient } from '@tanstack/react-query';
import type { User } from '../api/user.ts';
import { lastPageFor } from './page-of-rows.ts';
import { cardsQuery } from './queries.ts';
import type { InventorySearch } from './search.ts';

/** On the server: redirects to the last page of the list that was read, from a page after it. In the browser `NoList` does it. */
export function redirectToLastPage(
  { queryClient, user }: { queryClient: QueryClient; user: User | null },
  search: InventorySearch,
): void {
  const list = queryClient.getQueryData(cardsQuery(search, user).queryKey);
  const last = list && lastPageFor(search, list.pagination);
  if (last) throw redirect({ to: '/vehicles', search: last, statusCode: 303 });
}
