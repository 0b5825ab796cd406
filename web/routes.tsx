import { account } from './account/routes.ts';
import { admin } from './admin/routes.ts';
import { auth } from './auth/routes.ts';
import { article, blog } from './blog/routes.ts';
import { cart } from './cart/routes.ts';
import { company } from './company/routes.ts';
import { compare } from './compare/routes.ts';
import { confirm } from './confirm/routes.ts';
import { contact } from './contact/routes.ts';
import { dashboard } from './dashboard/routes.ts';
import { documentation } from './documentation/routes.ts';
import { home } from './home/routes.ts';
import { cookieSettings, imprint, privacy, terms } from './legal/routes.ts';
import { order, orders } from './orders/routes.ts';
import { reservations } from './reservations/routes.ts';
import { invite, reset } from './reset/routes.ts';
import { root } from './root-route.ts';
import { searches } from './searches/routes.ts';
import { inventory, vehicle } from './vehicles/routes.ts';
import { watchlist } from './watchlist/routes.ts';

/** Every page of the portal. Each entry is beside its page, in web/<feature>/routes.ts. */
export const routeTree = root.addChildren([
  home,
  auth,
  confirm,
  reset,
  invite,
  inventory,
  vehicle,
  compare,
  cart,
  orders,
  order,
  reservations,
  watchlist,
  searches,
  dashboard,
  account,
  company,
  admin,
  documentation,
  terms,
  privacy,
  imprint,
  cookieSettings,
  contact,
  blog,
  article,
]);
