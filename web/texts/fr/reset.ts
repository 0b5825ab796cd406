import type { reset as german } from '../de/reset.ts';
import type { Translation } from '../messages.ts';

export const reset: Translation<typeof german> = {
  title: 'Définir un nouveau mot de passe',
  login: 'Se connecter',
  request: {
    text: 'Veuillez saisir l’adresse e-mail de votre compte. Nous vous enverrons un lien pour définir un nouveau mot de passe. Il est valable {minutes}\u00a0minutes.',
    email: 'Adresse e-mail',
    submit: 'Demander le lien',
    sent: 'Si un compte existe pour {email}, le lien est en route. Il est valable {minutes}\u00a0minutes. Pensez à vérifier vos courriers indésirables.',
    tooMany:
      'Trop de liens ont été demandés depuis votre réseau. Veuillez réessayer dans une heure ou nous appeler.',
  },
  set: {
    text: 'Vous vous reconnecterez avec ce nouveau mot de passe sur tous vos appareils.',
    password: 'Nouveau mot de passe',
    hint: 'Au moins {min}\u00a0caractères, pour l’administration au moins {adminMin}',
    show: 'Afficher le mot de passe',
    hide: 'Masquer le mot de passe',
    submit: 'Enregistrer le mot de passe',
    done: 'Votre nouveau mot de passe est enregistré. Vous avez été déconnecté partout. Connectez-vous maintenant avec ce mot de passe.',
    invalid:
      'Ce lien n’est plus valable. Il ne sert qu’une fois, dans les {minutes}\u00a0minutes. Si vous avez déjà défini votre nouveau mot de passe, connectez-vous avec celui-ci. Sinon, demandez un nouveau lien.',
    again: 'Demander un nouveau lien',
  },
  invite: {
    title: 'Bienvenue',
    text: 'Définissez ici votre mot de passe. Connectez-vous ensuite avec votre adresse e-mail.',
    done: 'Votre mot de passe est enregistré. Vous pouvez maintenant vous connecter.',
    invalid:
      'Ce lien n’est plus valable. Il ne sert qu’une fois, dans les {days}\u00a0jours. Si vous avez déjà défini votre mot de passe, connectez-vous. Sinon, demandez une nouvelle invitation à la personne qui vous a invité.',
  },
};
