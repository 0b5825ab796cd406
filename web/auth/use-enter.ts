import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type User, userQuery } from '../api/user.ts';

/** Lets somebody in who has just signed in: what was seen as a visitor is asked for anew, and the sign-in page is left. */
export function useEnter(): (user: User, href: string) => Promise<void> {
  const queryClient = useQueryClient();
  const router = useRouter();
  return async (user, href) => {
    const { queryKey } = userQuery();
    queryClient.setQueryData(queryKey, user);
    queryClient.removeQueries({ predicate: (query) => query.queryKey[0] !== queryKey[0] });
    await router.navigate({ href, replace: true });
    // The form that had the focus is gone: the page that was asked for is read from its beginning.
    document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true });
  };
}
