import type { orders as german } from '../de/orders.ts';
import type { Translation } from '../messages.ts';

export const orders: Translation<typeof german> = {
  title: 'Commandes',
  vehicles: '{count, plural, one {# véhicule} other {# véhicules}}',
  net: 'HT',
  failed: 'Impossible de charger les commandes{status, select, none {} other { : {status}}}',
  notFound: 'Le détail de la commande est introuvable',
  empty: 'Aucune commande pour le moment',
  emptyHint: 'Vos réservations fermes apparaîtront ici.',
  emptyHintForAdmin: 'Dès qu’un revendeur réserve, sa commande apparaît ici.',
  emptyFiltered: 'Aucune commande ne correspond à ces filtres',
  reset: 'Réinitialiser les filtres',
  toInventory: 'Voir les véhicules',
  pageOf:
    'Page {page} sur {totalPages}, {count, plural, one {# commande affichée} other {# commandes affichées}} sur {total}',
  filters: {
    title: 'Filtrer les commandes',
    apply: 'Appliquer les filtres',
    search: 'N° de commande ou VIN',
    status: 'Statut',
    anyStatus: 'Tous',
    sort: 'Trier',
    dateDesc: 'Plus récentes',
    dateAsc: 'Plus anciennes',
    amountDesc: 'Montant décroissant',
    amountAsc: 'Montant croissant',
    from: 'Du',
    to: 'Au',
  },
  reserved: 'Véhicules',
  expires: 'confirmation de notre part avant le {at}',
  dealer: 'Revendeur',
  billingAddress: 'Adresse de facturation',
  deliveryAddress: 'Adresse de livraison',
  notes: 'Remarques',
  terms: 'Conditions générales, version du {date}',
  cancel: {
    button: 'Annuler la commande',
    impossible: 'La commande est déjà en cours de traitement et ne peut plus être annulée.',
    completed: 'La commande est terminée et ne peut plus être annulée.',
    invoiced: 'La commande a été facturée et ne peut plus être annulée.',
    title: 'Annuler la commande #{number} ?',
    consequence:
      '{count, plural, one {Le véhicule redeviendra disponible} other {Les # véhicules redeviendront disponibles}} pour les autres revendeurs. Des frais administratifs de {fee} peuvent être facturés en cas d’annulation.',
    confirm: 'Annuler la commande',
    keep: 'Conserver la commande',
    done: 'Commande #{number} annulée',
    failed: 'Échec de l’annulation',
  },
  ended: {
    OURSELVES: 'Annulée par nos soins.',
    YOURSELF: 'Annulée par vous.',
    DEALER: 'Annulée par le revendeur.',
    ADMIN: 'Annulée par le vendeur.',
    EXPIRED: 'La réservation a expiré.',
  },
  setStatus: {
    open: 'Modifier le statut',
    openOf: 'Modifier le statut : commande #{number}',
    title: 'Statut de la commande #{number}',
    text: '{dealer}, {count, plural, one {#\u00a0véhicule} other {#\u00a0véhicules}}. Le revendeur sera prévenu par e-mail.',
    legend: 'Nouveau statut',
    save: 'Modifier le statut',
    done: 'Statut de la commande modifié',
    failed: 'Échec de la modification du statut',
    dealerNotActive:
      'Le compte de {dealer} n’est pas actif. La commande ne peut être rouverte qu’une fois le compte activé.',
    taken: 'Plus disponible\u202f: {vehicles}. La commande ne peut pas être rouverte.',
    noneLeft:
      'Tous les véhicules de cette commande ont été annulés un par un. Elle ne peut pas être rouverte.',
    overtaken:
      'Quelqu’un d’autre a été plus rapide\u202f: la commande est maintenant «\u202f{now}\u202f». Rien n’a été enregistré.',
    consequences: {
      reservedForNow:
        'Le délai recommence\u202f: les véhicules sont réservés pour {hours}\u00a0heures à partir de maintenant.',
      reserved: 'Les véhicules restent réservés sans limite de temps.',
      sold: 'Les véhicules passent à «\u202fVendu\u202f».',
      available: 'Les réservations prennent fin et les véhicules redeviennent disponibles pour tous.',
    },
  },
};
