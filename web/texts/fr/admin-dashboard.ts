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
  mails: {
    title: '{count, plural, one {# e-mail n’a pas pu être remis} other {# e-mails n’ont pas pu être remis}}',
    more: '{count, plural, one {Un autre n’est pas affiché ici.} other {# autres ne sont pas affichés ici.}}',
    provider: 'à nous-mêmes',
    send: 'Renvoyer',
    sendOf: 'Renvoyer\u202f: {name}, {recipient}',
    sent: 'L’e-mail est en cours de renvoi',
    notSent: 'E-mail non renvoyé',
    kinds: {
      registrationReceived: 'Inscription reçue',
      registrationToReview: 'Nouvelle inscription à vérifier',
      accountApproved: 'Compte validé',
      accountSuspended: 'Compte suspendu',
      orderConfirmation: 'Confirmation de commande',
      newOrder: 'Nouvelle commande',
      orderStatusChanged: 'Nouveau statut de la commande',
      orderCancelled: 'Commande annulée',
      reservationCancelled: 'Réservation annulée',
      reservationExpired: 'Réservation expirée',
      expiryReminder: 'Rappel d’une réservation qui expire',
      contactMessage: 'Message du formulaire de contact',
    },
  },
};
