import { createRoute } from '@tanstack/react-router';
import { headOf } from '../head.ts';
import { ignoreError } from '../with-retry.ts';
import { page } from '../page.ts';
import { root } from '../root-route.ts';
import { cartSearch } from './search.ts';

export const cart = createRoute({
  getParentRoute: () => root,
  ...page({
    path: '/cart',
    needs: 'activeDealer',
    adminPath: '/admin/orders',
    areas: ['cart', 'countries', 'validation'],
    load: () => import('./CartPage.tsx'),
    name: 'CartPage',
  }),
  validateSearch: cartSearch,
  loaderDeps: ({ search }) => cartSearch(search),
  loader: ({ context, deps: { order } }) =>
    import('./CartPage.tsx').then(({ prepare }) => prepare(context, order), ignoreError),
  head: ({ match, loaderData }) => {
    const { layout, cart: words } = match.context.words.now().messages;
    const title = loaderData?.isConfirmed ? words.confirmation.title : layout.titles.cart;
    return headOf({ title }, match.context);
  },
});
