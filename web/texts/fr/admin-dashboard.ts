import type { adminDashboard as german } from '../de/admin-dashboard.ts';
import type { Translation } from '../messages.ts';

export const adminDashboard: Translation<typeof german> = {
  title: 'Tableau de bord',
  vehicles: 'Total des véhicules',
  reservations: 'Réservations actives',
  dealers: 'Revendeurs inscrits',
  loading: 'Chargement',
  error: 'Erreur',
  quickLinks: 'Accès directs',
  toVehicles: 'Gérer les véhicules',
  toUpload: 'Importer des véhicules',
  toUsers: 'Gérer les revendeurs',
  toInventory: 'Stock public de véhicules',
  work: {
    title: 'À faire',
    failed: 'Impossible de charger la liste',
    none: 'Rien ne vous attend pour le moment.',
    until: 'd’ici au {at}',
    untilTime: 'avant le {at}',
    over: 'était prévu le {at}',
    overTime: 'était prévu le {at}',
    since: 'depuis le {at}',
    unconfirmed: 'adresse e-mail non confirmée',
    reminder: '{which, select, second {Deuxième rappel de paiement} other {Rappel de paiement}} possible',
    needsNewInvoice: 'Nouvelle facture nécessaire\u202f: l’actuelle mentionne un paiement qui a été retiré',
    mayBeCancelled: 'Peut être annulée, frais administratifs {fee}',
    more: '{count, plural, one {Afficher une autre tâche} other {Afficher # autres tâches}}',
  },
  mails: {
    title: '{count, plural, one {# e-mail n’a pas pu être remis} other {# e-mails n’ont pas pu être remis}}',
    more: '{count, plural, one {Afficher un autre} other {Afficher # autres}}',
  },
};
