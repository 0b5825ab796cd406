import type { descriptions as german } from '../de/descriptions.ts';
import type { Translation } from '../messages.ts';

export const descriptions: Translation<typeof german> = {
  home: 'Véhicules de retour de leasing contrôlés, à prix fixe, pour les professionnels de l’automobile : documentation complète, réservation immédiate, sans enchères.',
  inventory:
    'Véhicules de retour de leasing à prix fixe : filtrez par marque, prix et kilométrage, cherchez un équipement, consultez photos et documents, réservez aussitôt.',
  vehicle: 'À prix fixe pour les professionnels de l’automobile, avec photos et documents.',
  preview: 'Véhicules de retour de leasing à prix fixe pour les revendeurs',
};
