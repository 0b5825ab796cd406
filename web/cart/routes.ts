import { createRoute } from '@tanstack/react-router';
import { addressesQuery } from '../addresses/queries.ts';
import { headOf } from '../head.ts';
import { page } from '../page.ts';
import { root } from '../root-route.ts';
import { orderQuery } from '../trade/queries.ts';
import { cartSearch } from './search.ts';

export const cart = createRoute({
  getParentRoute: () => root,
  ...page({
    path: '/cart',
    needs: 'activeDealer',
    adminPath: '/admin/orders',
    areas: ['addresses', 'cart', 'validation'],
    load: () => import('./CartPage.tsx'),
    name: 'CartPage',
  }),
  validateSearch: cartSearch,
  loaderDeps: ({ search }) => cartSearch(search),
  loader: async ({ context, deps: { order } }) => {
    const addresses = context.queryClient.prefetchQuery(addressesQuery(context.call));
    const details =
      order === undefined
        ? undefined
        : await context.queryClient.fetchQuery(orderQuery(order, context.call)).catch(() => undefined);
    await addresses;
    return { isConfirmed: details !== undefined && details.order.status !== 'CANCELLED' };
  },
  head: ({ match, loaderData }) => {
    const { layout, cart: words } = match.context.words.now().messages;
    const title = loaderData?.isConfirmed ? words.confirmation.title : layout.titles.cart;
    return headOf({ title }, match.context);
  },
});
