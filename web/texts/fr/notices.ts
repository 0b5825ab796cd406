import type { notices as german } from '../de/notices.ts';
import type { Translation } from '../messages.ts';

export const notices: Translation<typeof german> = {
  pending: 'Votre compte est en cours de validation. D’ici\u00a0là, certaines fonctions sont limitées.',
  suspended:
    'Votre compte est suspendu. Certaines fonctions sont limitées. Appelez-nous\u202f: <phone></phone>',
  details: 'Voir les détails',
  short: { PENDING: 'Validation en attente', SUSPENDED: 'Compte suspendu' },
};
