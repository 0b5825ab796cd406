import type { Translation } from '../messages.ts';
import type { marks as german } from '../de/marks.ts';

export const marks: Translation<typeof german> = {
  WATCHED: 'Suivre',
  HIDDEN: 'Masquer',
  named: { WATCHED: 'Suivre {name}', HIDDEN: 'Masquer {name}' },
  own: 'Commandé par vous',
  ownNamed: 'Commandé par vous\u202f: {name}, voir vos réservations',
  isHidden: '{name} est masqué.',
  undo: 'Réafficher',
  compare: {
    label: 'Comparaison',
    named: 'Comparer {name}',
    short: 'Comparer',
    chosen: '{count} sur {max} à comparer',
    open: 'Voir',
    clear: 'Vider la comparaison',
    full: 'Pas plus de {max} véhicules côte à côte',
    fullHint: 'Retirez-en d’abord un de la comparaison.',
  },
  failed: 'Cela n’a pas été enregistré',
  blocked: {
    visitor: 'Connectez-vous pour suivre ou masquer des véhicules.',
    login: 'Se connecter',
    PENDING: 'Vous pourrez suivre et masquer des véhicules dès que votre compte sera validé.',
    SUSPENDED: 'Votre compte est suspendu\u202f: vous ne pouvez ni suivre ni masquer de véhicules.',
  },
};
