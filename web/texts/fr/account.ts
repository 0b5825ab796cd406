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
  sessions: {
    title: 'Appareils connectés',
    text: 'Vous ne reconnaissez pas un appareil\u202f? Déconnectez-le et modifiez votre mot de passe.',
    current: 'Cet appareil',
    unknown: 'Navigateur inconnu',
    lastUse: 'Dernière utilisation\u202f: {at}',
    network: 'réseau {network}…',
    more: '{count, plural, one {Un autre appareil n’est pas affiché ici.} other {# autres appareils ne sont pas affichés ici.}}',
    end: 'Déconnecter',
    endTitle: 'Déconnecter {name}\u202f?',
    endText: 'La personne qui utilise cet appareil devra se reconnecter.',
    ended: 'Appareil déconnecté',
    endOthers: 'Déconnecter tous les autres',
    endOthersTitle: 'Déconnecter tous les autres appareils\u202f?',
    endOthersText: 'Vous ne resterez connecté que sur cet appareil.',
    othersEnded: 'Tous les autres appareils sont déconnectés',
    failed: 'Appareil non déconnecté',
    loadFailed: 'Les appareils n’ont pas pu être chargés',
    retry: 'Réessayer',
  },
};
