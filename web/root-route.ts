import { createRootRouteWithContext } from '@tanstack/react-router';
import { isActiveDealer, userQuery } from './api/user.ts';
import { Document } from './layout/Document.tsx';
import { pageHydrated } from './layout/page-hydrated.ts';
import type { RouterContext } from './router-context.ts';
import { ignoreError } from './with-retry.ts';

/** The route around every page: it reads the user and renders the document. */
export const root = createRootRouteWithContext<RouterContext>()({
  beforeLoad: async ({ context }) => {
    // The browser does not run this for the page that the server rendered, but for each page after it.
    if (!import.meta.env.SSR) await pageHydrated;
    // A server that cannot read the user still shows public pages, as to a visitor.
    return context.queryClient.ensureQueryData(userQuery(context.call)).then(
      async (user) => {
        // The texts of the banner, so that it does not appear after the page.
        if (user?.dealer && !isActiveDealer(user)) await context.words.need(['notices']).catch(ignoreError);
        return { user, isUserKnown: true };
      },
      () => ({ user: null, isUserKnown: false }),
    );
  },
  component: Document,
});
