import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router';
import type { Search } from '../address.ts';
import { CallFailed } from '../api/call.ts';
import { headOf, titled } from '../head.ts';
import { withRetry } from '../with-retry.ts';
import { withTexts } from '../layout/with-texts.tsx';
import { page } from '../page.ts';
import { root } from '../root-route.ts';
import { vehicleQuery } from '../trade/queries.ts';
import { loadInventory } from './queries.ts';
import { inventorySearch } from './search.ts';

const NOINDEX = { name: 'robots', content: 'noindex, follow' };

function isFiltered(search: Search): boolean {
  const { page: _page, ...filters } = inventorySearch(search);
  return Object.keys(filters).length > 0;
}

export const inventory = createRoute({
  getParentRoute: () => root,
  ...page({
    path: '/vehicles',
    needs: 'anybody',
    isIndexable: true,
    areas: ['inventory'],
    load: async () => {
      const inventoryPage = await import('./InventoryPage.tsx');
      await inventoryPage.loadShownTable();
      return inventoryPage;
    },
    name: 'InventoryPage',
  }),
  validateSearch: inventorySearch,
  // The router adds parameters of the root route, such as lang. The query must not have them.
  loaderDeps: ({ search }) => inventorySearch(search),
  loader: async ({ context, deps }) => {
    // In the browser the parts that name features and filters load these texts themselves.
    if (import.meta.env.SSR) await context.words.need(['features', 'filters', 'listView']);
    const loaded = await loadInventory(context, deps);
    if (import.meta.env.SSR) (await import('./last-page.ts')).redirectToLastPage(context, deps);
    return loaded;
  },
  head: ({ match }) => {
    const { meta = [] } = titled('inventory')({ match });
    // A filtered list is a view of the inventory, not a page for search engines. They read what the server renders.
    return { meta: import.meta.env.SSR && isFiltered(match.search) ? [...meta, NOINDEX] : meta };
  },
});

const VEHICLE_AREAS = ['vehicle'] as const;

export const vehicle = createRoute({
  getParentRoute: () => root,
  ...page({
    path: '/vehicles/$id',
    needs: 'anybody',
    isIndexable: true,
    areas: VEHICLE_AREAS,
    load: () => import('./VehiclePage.tsx'),
    name: 'VehiclePage',
  }),
  loader: async ({ context, params }) => {
    try {
      const [found, { prepareForAll, prepareForDealer, vehicleHead }] = await Promise.all([
        context.queryClient.ensureQueryData(vehicleQuery(params.id, context.call)),
        import('./head.ts'),
      ]);
      await Promise.all([
        prepareForAll(context),
        context.user?.dealer ? prepareForDealer(context, found) : undefined,
      ]);
      return vehicleHead(found, context.words.now(), context.pageContext.publicUrl);
    } catch (error) {
      if (error instanceof CallFailed && error.status === 404) throw notFound();
      // The page itself shows the error, with a link back.
      return { title: context.words.now().messages.vehicle.failed };
    }
  },
  // For a vehicle that does not exist, VehicleNotFound sets the title.
  head: ({ match, loaderData }) => headOf(loaderData, match.context),
  notFoundComponent: withTexts(
    VEHICLE_AREAS,
    lazyRouteComponent(() => withRetry(() => import('./VehicleNotFound.tsx')), 'VehicleNotFound'),
  ),
});
