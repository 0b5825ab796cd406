import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type User, userQuery } from '../api/user.ts';

/** Completes a login: refetches what was loaded as a visitor, and leaves the login page. */
export function useEnter(): (user: User, href: string) => Promise<void> {
  const queryClient = useQueryClient();
  const router = useRouter();
  return async (user, href) => {
    const { queryKey } = userQuery();
    queryClient.setQueryData(queryKey, user);
    queryClient.removeQueries({ predicate: (query) => query.queryKey[0] !== queryKey[0] });
    await router.navigate({ href, replace: true });
    // The form that had the focus is gone. The focus moves to the start of the new page.
    document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true });
  };
}
