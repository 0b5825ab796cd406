import type { adminDashboard as german } from '../de/admin-dashboard.ts';
import type { Translation } from '../messages.ts';

export const adminDashboard: Translation<typeof german> = {
  title: 'Tableau de bord',
  vehicles: 'Total des véhicules',
  reservations: 'Réservations actives',
  dealers: 'Revendeurs inscrits',
  loading: 'Chargement',
  error: 'Erreur',
  quickLinks: 'Accès directs',
  toVehicles: 'Gérer les véhicules',
  toUpload: 'Importer des véhicules',
  toUsers: 'Gérer les revendeurs',
  toInventory: 'Stock public de véhicules',
};
