import type { orders as german } from '../de/orders.ts';
import type { Translation } from '../messages.ts';

export const orders: Translation<typeof german> = {
  title: 'Commandes',
  vehicles: '{count, plural, one {# véhicule} other {# véhicules}}',
  failed: 'Impossible de charger les commandes : {status}',
  notFound: 'Le détail de la commande est introuvable',
  empty: 'Aucune commande pour le moment',
  emptyHint: 'Vos réservations fermes apparaîtront ici.',
  emptyFiltered: 'Aucune commande ne correspond à ces filtres',
  reset: 'Réinitialiser les filtres',
  toInventory: 'Voir les véhicules',
  pageOf: 'Page {page} sur {totalPages}, {count} commandes affichées sur {total}',
  pages: { navigation: 'Pages', previous: 'Page précédente', next: 'Page suivante', page: 'Page {page}' },
  filters: {
    title: 'Filtres',
    search: 'N° de commande ou de châssis',
    status: 'Statut',
    anyStatus: 'Tous',
    sort: 'Trier',
    dateDesc: 'Les plus récentes',
    dateAsc: 'Les plus anciennes',
    amountDesc: 'Montant décroissant',
    amountAsc: 'Montant croissant',
    from: 'Du',
    to: 'Au',
  },
  reserved: 'Véhicules',
  expires: 'réservé jusqu’au {at}',
  dealer: 'Professionnel',
  notes: 'Remarques',
  cancel: {
    button: 'Annuler la commande',
    impossible: 'La commande est déjà en traitement et ne peut plus être annulée.',
    title: 'Annuler la commande #{number} ?',
    consequence:
      '{count, plural, one {Le véhicule redevient disponible} other {Les # véhicules redeviennent disponibles}} pour les autres professionnels. Des frais administratifs de {fee} peuvent être facturés en cas d’annulation.',
    confirm: 'Annuler la commande',
    keep: 'Conserver la commande',
    done: 'Commande #{number} annulée',
    failed: 'Échec de l’annulation',
    ended: {
      DEALER: 'Annulée par vous.',
      ADMIN: 'Annulée par le fournisseur.',
      EXPIRED: 'La réservation a expiré.',
    },
  },
};
