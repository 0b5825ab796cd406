import type { reservations as german } from '../de/reservations.ts';
import type { Translation } from '../messages.ts';

export const reservations: Translation<typeof german> = {
  title: 'Mes réservations',
  order: 'Commande #{number}',
  tabs: { RUNNING: 'En cours', ENDED: 'Terminées' },
  vehicle: 'Véhicule',
  firstRegistered: 'MEC',
  mileage: 'Kilométrage',
  price: 'Prix HT',
  reservedAt: 'Réservé le',
  expiresIn: 'Expire dans',
  actions: 'Actions',
  left: '{hours}\u00a0h {minutes}\u00a0min',
  never: 'Sans échéance',
  details: 'Détails',
  detailsOf: 'Détails : {name}',
  cancel: 'Annuler la réservation',
  cancelOf: 'Annuler la réservation : {name}',
  notCancellable: 'Commande déjà en traitement.',
  invoiced: 'Commande déjà facturée.',
  paid: 'Déjà payée : annulez toute la commande.',
  empty: { RUNNING: 'Aucune réservation en cours', ENDED: 'Aucune réservation terminée' },
  emptyHint: {
    RUNNING: 'Réservez un véhicule du stock.',
    ENDED: 'Les réservations annulées, expirées ou abouties apparaissent ici.',
  },
  toInventory: 'Voir les véhicules',
  failed: 'Impossible de charger vos réservations. Veuillez réessayer',
  mayCost:
    'Le véhicule redeviendra disponible pour les autres revendeurs. S’il s’agit du dernier véhicule de la commande, celle-ci sera annulée. Des frais administratifs de {fee} peuvent être facturés en cas d’annulation.',
  dialog: {
    title: 'Annuler la réservation de {name} ?',
    confirm: 'Annuler la réservation',
    keep: 'Conserver la réservation',
    done: 'Réservation de {name} annulée',
    failed: 'Échec de l’annulation',
    tooMany: 'Trop de commandes et d’annulations en peu de temps. Veuillez patienter quelques minutes.',
  },
};
