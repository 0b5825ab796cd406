import type { de } from '../de/all.ts';
import type { Translation } from '../messages.ts';
import { account } from './account.ts';
import { admin } from './admin.ts';
import { adminDashboard } from './admin-dashboard.ts';
import { adminDealers } from './admin-dealers.ts';
import { adminAdmins } from './admin-admins.ts';
import { adminInvoices } from './admin-invoices.ts';
import { adminHistory } from './admin-history.ts';
import { adminMails } from './admin-mails.ts';
import { adminOrder } from './admin-order.ts';
import { adminProvider } from './admin-provider.ts';
import { adminReservations } from './admin-reservations.ts';
import { adminUpload } from './admin-upload.ts';
import { adminVehicle } from './admin-vehicle.ts';
import { adminVehicles } from './admin-vehicles.ts';
import { auth } from './auth.ts';
import { blog } from './blog.ts';
import { buying } from './buying.ts';
import { cart } from './cart.ts';
import { company } from './company.ts';
import { compare } from './compare.ts';
import { complaints } from './complaints.ts';
import { confirm } from './confirm.ts';
import { contact } from './contact.ts';
import { cookies } from './cookies.ts';
import { descriptions } from './descriptions.ts';
import { documentation } from './documentation.ts';
import { errors } from './errors.ts';
import { layout } from './layout.ts';
import { features } from './features.ts';
import { filters } from './filters.ts';
import { vehicleCondition } from './vehicle-condition.ts';
import { vehicleFacts } from './vehicle-facts.ts';
import { inventory } from './inventory.ts';
import { legal } from './legal.ts';
import { mails } from './mails.ts';
import { download } from './download.ts';
import { listView } from './list-view.ts';
import { marks } from './marks.ts';
import { searches } from './searches.ts';
import { vehicle } from './vehicle.ts';
import { watchlist } from './watchlist.ts';
import { countries } from './countries.ts';
import { dashboard } from './dashboard.ts';
import { home } from './home.ts';
import { notices } from './notices.ts';
import { orders } from './orders.ts';
import { outdated } from './outdated.ts';
import { pastPage } from './past-page.ts';
import { reservations } from './reservations.ts';
import { reset } from './reset.ts';
import { states } from './states.ts';
import { validation } from './validation.ts';

export const en: Translation<typeof de> = {
  account,
  admin,
  adminAdmins,
  adminDashboard,
  adminDealers,
  adminInvoices,
  adminHistory,
  adminMails,
  adminOrder,
  adminProvider,
  adminReservations,
  adminUpload,
  adminVehicle,
  adminVehicles,
  auth,
  blog,
  buying,
  cart,
  company,
  compare,
  complaints,
  confirm,
  contact,
  cookies,
  descriptions,
  documentation,
  errors,
  layout,
  features,
  filters,
  vehicleCondition,
  vehicleFacts,
  inventory,
  legal,
  mails,
  download,
  listView,
  marks,
  searches,
  vehicle,
  watchlist,
  countries,
  dashboard,
  home,
  notices,
  orders,
  outdated,
  pastPage,
  reservations,
  reset,
  states,
  validation,
};
