import type { adminReservations as german } from '../de/admin-reservations.ts';
import type { Translation } from '../messages.ts';

export const adminReservations: Translation<typeof german> = {
  title: 'Réservations',
  count: '{count, plural, one {# réservation} other {# réservations}}',
  failed: 'Impossible de charger les réservations',
  none: 'Aucune réservation',
  noneHint: 'Dès qu’un revendeur passe commande, ses véhicules apparaissent ici.',
  noneOfDealer: 'Ce revendeur n’a encore rien réservé.',
  noneOfStatus: 'Aucune réservation n’a ce statut.',
  sorts: { dateDesc: 'Les plus récentes', dateAsc: 'Les plus anciennes', expiry: 'Expirent en premier' },
  dealerFilter: 'Filtrer par revendeur',
  onlyDealer: 'Revendeur : {name}',
  unknownDealer: 'sélectionné',
  allDealers: 'Afficher les réservations de tous les revendeurs',
  searching: 'Recherche en cours',
  noDealer: 'Aucun revendeur trouvé',
  vehicle: 'Véhicule',
  dealer: 'Revendeur',
  order: 'Commande',
  price: 'Prix HT',
  reservedAt: 'Réservé le',
  expiresAt: 'Valable jusqu’au',
  status: 'Statut',
  actions: 'Actions',
  cancel: 'Libérer',
  cancelOf: 'Libérer : {name}',
  notCancellable: 'Via la commande',
  cancelText:
    'Le véhicule sera retiré de la commande #{order} de {dealer} et redeviendra disponible pour tous. Le revendeur sera prévenu par e-mail. S’il s’agit du dernier véhicule, la commande sera annulée. Des frais administratifs de {fee} peuvent être facturés au revendeur.',
};
