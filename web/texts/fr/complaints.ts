import type { complaints as german } from '../de/complaints.ts';

export const complaints: typeof german = {
  title: 'Réclamations',
  loadFailed: 'Impossible de charger les réclamations',
  text: 'Un véhicule pose problème\u202f? Signalez-le ici jusqu’au {at}. Ce signalement vaut un e-mail.',
  textByColleagues:
    'Si un défaut apparaît encore, un collègue autorisé à commander le signale ici au plus tard le {at}.',
  closed:
    'Les réclamations étaient possibles ici jusqu’au {at}. S’il reste quelque chose, écrivez-nous\u202f: <email></email>',
  notCompleted:
    'Cette commande n’est plus terminée et n’accepte donc pas de réclamation. S’il reste quelque chose, écrivez-nous\u202f: <email></email>',
  terms: {
    FIRST_NOTICE: 'Premier signalement, {count}\u00a0heures après la remise\u202f: jusqu’au {at}',
    OBVIOUS: 'Défauts apparents, {count}\u00a0heures après la remise\u202f: jusqu’au {at}',
    HIDDEN: 'Défauts cachés, {count}\u00a0jours ouvrés après la découverte\u202f: au plus tard le {at}',
  },
  isOver: 'dépassé',
  lateToo: 'Passé un délai, vous pouvez tout de même signaler le défaut. Nous décidons au cas par cas.',
  needsScript:
    'Pour signaler un défaut, cette page a besoin de JavaScript. Sans lui, écrivez à {email} ou appelez le {phone}',
  report: 'Faire une réclamation',
  reported: 'Signalé le {at}{by, select, NOBODY {} other { par {by}}}.',
  answerBy: '{reader, select, admin {Réponse promise avant le {at}.} other {Nous répondons avant le {at}.}}',
  mileage: 'Kilométrage\u202f: {km}.',
  driven: '{km} parcourus depuis la vente.',
  fewer: 'C’est {km} de moins qu’à la vente.',
  late: {
    FIRST_NOTICE: 'Après le délai du premier signalement ({at})',
    OBVIOUS: 'Après le délai des défauts apparents ({at})',
    HIDDEN: 'Après le délai des défauts cachés ({at})',
  },
  states: { OPEN: 'Ouverte', ACCEPTED: 'Acceptée', DECLINED: 'Refusée', SETTLED: 'Réglée' },
  answered: '{state} le {at}, {by}',
  by: { dealer: 'par nous', admin: 'par un compte supprimé' },
  form: {
    vehicle: 'Véhicule',
    choose: 'Choisissez',
    text: 'En quoi le véhicule diffère-t-il de ce qui était indiqué\u202f?',
    textHint: 'Où, depuis quand, comment cela se manifeste-t-il\u202f?',
    mileage: 'Kilométrage actuel',
    mileageSold: 'Vendu avec {km}.',
    mileageHint: 'Laissez ce champ vide s’il n’est pas lisible.',
    mileageWhole: 'Indiquez des kilomètres entiers, sans décimales\u202f: par exemple {km}',
    files: 'Choisir des photos et documents',
    filesHint: 'Jusqu’à {count} images ou PDF, {max}\u00a0Mo au plus chacun',
    leaveOut: 'Retirer {name}',
    sending: 'Envoi de la réclamation',
    send: 'Envoyer maintenant',
    done: 'Réclamation envoyée',
    doneText: 'Une confirmation arrive par e-mail.',
    tooLarge: '{name} dépasse {max}\u00a0Mo.',
    refused: '{name}\u202f: {reason}',
  },
  answer: {
    state: 'État',
    choose: 'Choisissez',
    text: 'Réponse au revendeur',
    hint: 'Le revendeur la reçoit par e-mail et la lit ici.',
    send: 'Envoyer la réponse',
    done: 'Réponse envoyée',
    overtaken: 'Quelqu’un d’autre a répondu entre-temps. Lisez d’abord la réponse ci-dessus.',
  },
};
