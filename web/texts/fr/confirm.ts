import type { confirm as german } from '../de/confirm.ts';
import type { Translation } from '../messages.ts';

export const confirm: Translation<typeof german> = {
  title: 'Confirmer votre adresse e-mail',
  text: 'Veuillez confirmer que cette adresse e-mail est bien celle de votre compte professionnel.',
  submit: 'Confirmer l’adresse e-mail',
  needsScript:
    'Votre navigateur a besoin de JavaScript pour cela. Veuillez l’activer, puis recharger la page.',
  done: 'Merci ! Votre adresse e-mail est confirmée.',
  invalid:
    'Ce lien n’est plus valable. Il ne sert qu’une fois, dans les {days}\u00a0jours. Vous pouvez en demander un nouveau depuis votre tableau de bord.',
  invalidForGuest:
    'Ce lien n’est plus valable. Il ne sert qu’une fois, dans les {days}\u00a0jours. Si votre adresse n’est pas encore confirmée, connectez-vous : vous pourrez demander un nouveau lien depuis votre tableau de bord.',
  dashboard: 'Aller au tableau de bord',
  login: 'Se connecter',
  inventory: 'Parcourir les véhicules',
};
