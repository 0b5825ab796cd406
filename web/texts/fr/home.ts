import type { home as german } from '../de/home.ts';
import type { Translation } from '../messages.ts';

export const home: Translation<typeof german> = {
  title: 'Retours de leasing à prix fixe. Réservés sur-le-champ.',
  lead: 'Des véhicules contrôlés, avec dossier complet, pour les professionnels de l’Espace économique européen. Sans enchères, sans attente.',
  inventory: 'Voir les véhicules',
  register: 'S’inscrire comme professionnel',
  vehicles: 'véhicules',
  dealers: 'professionnels',
  delivery: 'livraison',
  documentation: 'documentation',
};
