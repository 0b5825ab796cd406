import { createRootRouteWithContext } from '@tanstack/react-router';
import { isActiveDealer, userQuery } from './api/user.ts';
import { Document } from './layout/Document.tsx';
import type { RouterContext } from './router-context.ts';
import { ignoreError } from './with-retry.ts';

/** The route around every page: it reads the user and renders the document. */
export const root = createRootRouteWithContext<RouterContext>()({
  // A server that cannot read the user still shows public pages, as to a visitor.
  beforeLoad: ({ context }) =>
    context.queryClient.ensureQueryData(userQuery(context.call)).then(
      async (user) => {
        // The texts of the banner, so that it does not appear after the page.
        if (user?.dealer && !isActiveDealer(user)) await context.words.need(['notices']).catch(ignoreError);
        return { user, isUserKnown: true };
      },
      () => ({ user: null, isUserKnown: false }),
    ),
  component: Document,
});
