import type { states as german } from '../de/states.ts';
import type { Translation } from '../messages.ts';

export const states: Translation<typeof german> = {
  vehicle: { AVAILABLE: 'Disponible', RESERVED: 'Réservé', SOLD: 'Vendu' },
  dealer: { PENDING: 'En attente', ACTIVE: 'Actif', SUSPENDED: 'Suspendu' },
  order: {
    PENDING: 'Reçue',
    PROCESSING: 'En traitement',
    PROCESSED: 'En traitement',
    RESERVED: 'Réservée',
    COMPLETED: 'Terminée',
    CANCELLED: 'Annulée',
    EXPIRED: 'Expirée',
  },
  reservation: { ACTIVE: 'Active', CANCELLED: 'Annulée', EXPIRED: 'Expirée' },
  fuel: {
    Petrol: 'Essence',
    Diesel: 'Diesel',
    Electric: 'Électrique',
    Hybrid: 'Hybride',
    'Plug-in hybrid': 'Hybride rechargeable',
    LPG: 'GPL',
    CNG: 'GNV',
    Hydrogen: 'Hydrogène',
    Other: 'Autre',
  },
  fuelShort: { 'Plug-in hybrid': 'Hybride rech.' },
  transmission: { Manual: 'Manuelle', Automatic: 'Automatique' },
  steering: { LEFT: 'À gauche', RIGHT: 'À droite' },
};
