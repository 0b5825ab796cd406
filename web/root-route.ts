import { createRootRouteWithContext } from '@tanstack/react-router';
import { userQuery } from './api/user.ts';
import { Document } from './layout/Document.tsx';
import type { RouterContext } from './router-context.ts';

/** The route around every page: it reads the user and renders the document. */
export const root = createRootRouteWithContext<RouterContext>()({
  // A server that cannot read the user still shows public pages, as to a visitor.
  beforeLoad: ({ context }) =>
    context.queryClient.ensureQueryData(userQuery(context.call)).then(
      (user) => ({ user, isUserKnown: true }),
      () => ({ user: null, isUserKnown: false }),
    ),
  component: Document,
});
