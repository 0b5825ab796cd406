import type { adminReservations as german } from '../de/admin-reservations.ts';
import type { Translation } from '../messages.ts';

export const adminReservations: Translation<typeof german> = {
  title: 'Réservations',
  count: '{count, plural, one {# réservation} other {# réservations}}',
  failed: 'Impossible de charger les réservations',
  none: 'Aucune réservation',
  noneHint: 'Dès qu’un professionnel passe commande, ses véhicules apparaissent ici.',
  noneOfDealer: 'Ce professionnel n’a encore rien réservé.',
  noneOfStatus: 'Aucune réservation n’a ce statut.',
  sorts: { dateDesc: 'Les plus récentes', dateAsc: 'Les plus anciennes', expiry: 'Expirent en premier' },
  dealerFilter: 'Filtrer par professionnel',
  onlyDealer: 'Professionnel : {name}',
  unknownDealer: 'sélectionné',
  allDealers: 'Afficher les réservations de tous les professionnels',
  searching: 'Recherche en cours',
  noDealer: 'Aucun professionnel trouvé',
  vehicle: 'Véhicule',
  dealer: 'Professionnel',
  order: 'Commande',
  price: 'Prix HT',
  reservedAt: 'Réservé le',
  expiresAt: 'Expire le',
  status: 'Statut',
  actions: 'Actions',
  cancel: 'Annuler',
  cancelOf: 'Annuler : {name}',
  notCancellable: 'Via la commande',
  cancelText:
    'Le véhicule sera retiré de la commande #{order} de {dealer} et redeviendra disponible pour tous. Le professionnel sera prévenu par e-mail. S’il s’agit du dernier véhicule, la commande sera annulée. Des frais administratifs de {fee} peuvent être facturés au professionnel.',
};
