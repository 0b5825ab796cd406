import type { dashboard as german } from '../de/dashboard.ts';
import type { Translation } from '../messages.ts';

export const dashboard: Translation<typeof german> = {
  title: 'Tableau de bord',
  unconfirmed: {
    title: 'Veuillez confirmer votre adresse e-mail',
    text: 'Nous avons envoyé un lien à {email} ; il est valable {days}\u00a0jours. Tant que vous ne l’avez pas suivi, nous ne vous envoyons aucun autre e-mail.',
    deletion: 'Un compte qui n’est ni confirmé ni validé au bout de {days}\u00a0jours est supprimé.',
    resend: 'Renvoyer l’e-mail',
    sent: 'L’e-mail est en route vers {email}. Pensez à regarder dans vos courriers indésirables.',
    tooMany:
      'Nous avons déjà envoyé le lien plusieurs fois à {email} depuis une heure. Pensez à regarder dans vos courriers indésirables, ou réessayez plus tard.',
  },
  PENDING: {
    title: 'Votre compte est en cours de validation',
    text: 'La validation prend en général {from}\u00a0à\u00a0{to}\u00a0jours ouvrés. Nous vous préviendrons par e-mail dès que votre compte sera validé. D’ici\u00a0là, sélection, réservations et commandes ne sont pas encore accessibles.',
    checks: 'Ce que nous vérifions\u202f: société et forme juridique, adresse, n° de TVA et interlocuteur.',
    next: 'La suite\u202f: s’il manque quelque chose, nous vous contacterons. Dès la validation, vous pourrez commander.',
    until: 'Échéance\u202f: en principe d’ici au {day}.',
    meanwhile:
      'En attendant, vous pouvez déjà <inventory>filtrer les véhicules et comparer les prix</inventory>.',
  },
  SUSPENDED: {
    title: 'Votre compte est temporairement suspendu',
    text: 'Veuillez contacter l’assistance : <mail>{email}</mail>, <tel>{phone}</tel>. Sélection, réservations et commandes ne sont pas accessibles pendant ce temps.',
    orders:
      'Vos contrats se poursuivent\u202f: les commandes fermes restent valables et vous recevrez les factures par e-mail.',
  },
  actions: 'Accès rapide',
  inventory: 'Parcourir les véhicules',
  cart: 'Sélection',
  orders: 'Commandes',
  reservations: 'Réservations',
  watchlist: 'Liste de suivi',
  searches: 'Recherches enregistrées',
  documentation: 'Documentation',
  recent: {
    title: 'Dernières commandes',
    all: 'Toutes les commandes',
    open: 'Ouvrir la commande #{number}',
    none: 'Aucune commande pour le moment',
    noneHint: 'Réservez votre premier véhicule dans notre stock.',
    inventory: 'Voir le stock',
  },
  status: {
    title: 'Statut du compte',
    status: 'Statut',
    tier: 'Type de compte',
    registered: 'Inscrit le',
  },
  help: {
    title: 'Aide et assistance',
    sales: 'Service commercial',
    phone: 'Téléphone',
    contact: 'Nous contacter',
  },
  account: {
    title: 'Informations du compte',
    edit: 'Modifier',
    open: 'Mon compte',
  },
  requests: {
    decide:
      '{count, plural, one {Une demande de collègues attend} other {# demandes de collègues attendent}} votre décision.',
    sent: '{count, plural, one {Une de vos demandes est encore ouverte.} other {# de vos demandes sont encore ouvertes.}}',
    open: 'Voir les demandes',
  },
};
