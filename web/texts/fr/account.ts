import type { account as german } from '../de/account.ts';
import type { Translation } from '../messages.ts';

export const account: Translation<typeof german> = {
  title: 'Mon compte',
  needsScript:
    'Pour modifier vos données, votre navigateur a besoin de JavaScript. Veuillez l’activer, puis recharger la page.',
  password: {
    title: 'Mot de passe',
    text: 'Si vous modifiez votre mot de passe, vous serez déconnecté de tous les autres appareils.',
    current: 'Mot de passe actuel',
    new: 'Nouveau mot de passe',
    hint: 'Au moins {min}\u00a0caractères',
    show: 'Afficher le mot de passe',
    hide: 'Masquer le mot de passe',
    submit: 'Modifier le mot de passe',
    wrong: 'Le mot de passe actuel est incorrect',
    done: 'Mot de passe modifié',
    doneText: 'Vous êtes maintenant déconnecté de tous les autres appareils.',
    tooMany: 'Trop de mots de passe incorrects. Veuillez patienter une minute, puis réessayer.',
  },
};
