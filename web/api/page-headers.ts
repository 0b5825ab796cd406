import type { QueryClient } from '@tanstack/react-query';
import { PAGE_LOCALE_HEADER, PAGE_USER_HEADER } from '../../contract/constants.ts';
import { everyCall } from './call.ts';
import { type User, userQuery } from './user.ts';

/**
 * Makes each call that changes something name the language of the page and the user for whom it was opened. In another tab
 * somebody else may have signed in since: the server refuses the call then, and what A reads on the page is not done for B.
 */
export function namePage(queryClient: QueryClient): void {
  everyCall.add((method) => {
    if (method === 'GET') return {};
    const user = queryClient.getQueryData<User | null>(userQuery().queryKey);
    return {
      [PAGE_LOCALE_HEADER]: document.documentElement.lang,
      ...(user ? { [PAGE_USER_HEADER]: user.id } : {}),
    };
  });
}
