import { lazyRouteComponent } from '@tanstack/react-router';

/** The sections, each its own chunk. */
export const SECTIONS = {
  dashboard: lazyRouteComponent(() => import('./dashboard/DashboardSection.tsx'), 'DashboardSection'),
  vehicles: lazyRouteComponent(() => import('./vehicles/VehiclesSection.tsx'), 'VehiclesSection'),
  reservations: lazyRouteComponent(
    () => import('./reservations/ReservationsSection.tsx'),
    'ReservationsSection',
  ),
  orders: lazyRouteComponent(() => import('./orders/OrdersSection.tsx'), 'OrdersSection'),
  upload: lazyRouteComponent(() => import('./upload/UploadSection.tsx'), 'UploadSection'),
  users: lazyRouteComponent(() => import('./dealers/DealersSection.tsx'), 'DealersSection'),
};
