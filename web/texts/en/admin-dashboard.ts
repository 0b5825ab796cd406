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
  toUpload: 'Import vehicles',
  toUsers: 'Manage dealers',
  toInventory: 'Public vehicle list',
};
