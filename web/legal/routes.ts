import { createRoute } from '@tanstack/react-router';
import { TERMS_VERSION } from '../../contract/constants.ts';
import type { Search } from '../address.ts';
import { headOf, titledBy } from '../head.ts';
import { page } from '../page.ts';
import { root } from '../root-route.ts';
import type { RouterContext } from '../router-context.ts';

const openText = async (name: string, context: RouterContext) =>
  (await import('../content/open-text.ts')).openText(name, context);

export const terms = createRoute({
  getParentRoute: () => root,
  ...page({
    path: '/terms-of-service',
    needs: 'anybody',
    isIndexable: true,
    areas: ['legal'],
    load: () => import('./LegalPage.tsx'),
    name: 'TermsPage',
  }),
  // A version that does not exist is a page that is not found, whatever the parameter holds.
  validateSearch: (search: Search): { version?: Search[string] } => search,
  loaderDeps: ({ search }) => ({ version: String(search.version || TERMS_VERSION) }),
  loader: ({ context, deps: { version } }) => openText(`legal/terms-of-service/${version}`, context),
  head: ({ match, loaderData }) => headOf(loaderData, match.context),
});

export const privacy = createRoute({
  getParentRoute: () => root,
  ...page({
    path: '/privacy-policy',
    needs: 'anybody',
    isIndexable: true,
    areas: ['legal'],
    load: () => import('./LegalPage.tsx'),
    name: 'PrivacyPage',
  }),
  loader: ({ context }) => openText('legal/privacy-policy', context),
  head: ({ match, loaderData }) => headOf(loaderData, match.context),
});

export const imprint = createRoute({
  getParentRoute: () => root,
  ...page({
    path: '/imprint',
    needs: 'anybody',
    isIndexable: true,
    areas: ['legal'],
    load: () => import('./LegalPage.tsx'),
    name: 'ImprintPage',
  }),
  loader: ({ context }) => openText('legal/imprint', context),
  head: ({ match, loaderData }) => headOf(loaderData, match.context),
});

export const cookieSettings = createRoute({
  getParentRoute: () => root,
  ...page({
    path: '/cookie-settings',
    needs: 'anybody',
    isIndexable: true,
    areas: ['cookies'],
    load: () => import('./CookieSettingsPage.tsx'),
    name: 'CookieSettingsPage',
  }),
  head: titledBy('cookies'),
});
