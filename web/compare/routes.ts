import { createRoute } from '@tanstack/react-router';
import type { Search } from '../address.ts';
import { titledBy } from '../head.ts';
import { page } from '../page.ts';
import { root } from '../root-route.ts';

export const compare = createRoute({
  getParentRoute: () => root,
  ...page({
    path: '/compare',
    needs: 'anybody',
    isIndexable: false,
    areas: ['compare', 'features', 'vehicle', 'vehicleCondition', 'vehicleFacts'],
    load: () => import('./ComparePage.tsx'),
    name: 'ComparePage',
  }),
  loaderDeps: ({ search }: { search: Search }) => ({ ids: search['id'] }),
  loader: ({ context, deps }) =>
    import('./ComparePage.tsx').then(({ prepare }) => prepare(context, deps.ids)),
  head: titledBy('compare'),
});
