import type { adminDashboard as german } from '../de/admin-dashboard.ts';
import type { Translation } from '../messages.ts';

export const adminDashboard: Translation<typeof german> = {
  title: 'Dashboard',
  vehicles: 'Total vehicles',
  reservations: 'Active reservations',
  dealers: 'Registered dealers',
  loading: 'Loading',
  error: 'Error',
  quickLinks: 'Quick links',
  toVehicles: 'Manage vehicles',
  toUpload: 'Upload vehicles',
  toUsers: 'Manage users',
  toInventory: 'Public vehicle list',
};
