import type { adminInvoices as german } from '../de/admin-invoices.ts';
import type { Translation } from '../messages.ts';

export const adminInvoices: Translation<typeof german> = {
  title: 'Factures',
  count: '{count, plural, one {# document} other {# documents}}',
  search: 'Numéro, revendeur ou e-mail',
  from: 'Émise du',
  to: 'au',
  number: 'Numéro',
  creditNote: 'Avoir pour {number}',
  dealer: 'Revendeur',
  order: 'Commande',
  issued: 'Émise le',
  due: 'Échéance',
  gross: 'TTC',
  state: 'Statut',
  files: 'Fichiers',
  exports: {
    bookings: 'Écritures en CSV',
    supplies: 'Livraisons intracommunautaires en CSV',
    allBookings: 'Toutes les écritures en CSV',
    allSupplies: 'Toutes les livraisons intracommunautaires en CSV',
    allText: 'Tous les documents des jours choisis, y compris ceux que les filtres masquent',
  },
  sorts: {
    dateDesc: 'Plus récentes d’abord',
    dateAsc: 'Plus anciennes d’abord',
    dueAsc: 'Échéance la plus proche',
    amountDesc: 'Montant décroissant',
    amountAsc: 'Montant croissant',
  },
  failed: 'Les factures n’ont pas pu être chargées',
  none: 'Aucune facture pour l’instant',
  noneHint: 'Une facture est émise sur la page de sa commande.',
  noneFound: 'Aucune facture ne correspond à ces filtres',
};
