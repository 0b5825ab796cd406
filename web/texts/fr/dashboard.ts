import type { dashboard as german } from '../de/dashboard.ts';
import type { Translation } from '../messages.ts';

export const dashboard: Translation<typeof german> = {
  title: 'Tableau de bord',
  unconfirmed: {
    title: 'Veuillez confirmer votre adresse e-mail',
    text: 'Nous avons envoyé un lien à {email} ; il est valable {days}\u00a0jours. Tant que vous ne l’avez pas suivi, nous ne vous envoyons aucun autre e-mail. Un compte qui n’est ni confirmé ni validé au bout de {deletedAfter}\u00a0jours est supprimé.',
    resend: 'Renvoyer l’e-mail',
    sent: 'L’e-mail est en route vers {email}. Pensez à regarder dans vos courriers indésirables.',
  },
  PENDING: {
    title: 'Votre compte est en cours de validation',
    text: 'La validation prend en général {from}\u00a0à\u00a0{to}\u00a0jours ouvrés. Nous vous préviendrons par e-mail dès que votre compte sera validé. D’ici\u00a0là, sélection, réservations et commandes ne sont pas encore accessibles.',
  },
  SUSPENDED: {
    title: 'Votre compte est temporairement suspendu',
    text: 'Veuillez contacter l’assistance : <mail>{email}</mail>, {phone}. Sélection, réservations et commandes ne sont pas accessibles pendant ce temps.',
  },
  actions: 'Accès rapide',
  inventory: 'Parcourir les véhicules',
  cart: 'Sélection',
  orders: 'Commandes',
  reservations: 'Réservations',
  account: {
    title: 'Informations du compte',
    company: 'Société',
    email: 'E-mail',
    vatId: 'N° de TVA',
    country: 'Pays',
  },
};
