import type { adminVehicle as german } from '../de/admin-vehicle.ts';
import type { Translation } from '../messages.ts';

export const adminVehicle: Translation<typeof german> = {
  back: 'Tous les véhicules',
  failed: 'Impossible de charger le véhicule',
  public: 'Voir dans le stock',
  copyVin: 'Copier le VIN',
  vinCopied: 'VIN copié',
  until: 'réservé jusqu’au {at}',
  orders: 'Commandes',
  noOrders: 'Ce véhicule n’a pas encore été commandé.',
  ordersFailed: 'Impossible de charger les commandes',
  tabs: {
    label: 'Informations sur le véhicule',
    data: 'Données',
    documents: 'Documents ({count})',
    history: 'Historique',
  },
};
