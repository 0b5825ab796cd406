import type { notices as german } from '../de/notices.ts';
import type { Translation } from '../messages.ts';

export const notices: Translation<typeof german> = {
  pending: 'Your account is pending approval. Some features are limited until then.',
  suspended: 'Your account is suspended. Some features are limited. Please call us: <phone></phone>',
  details: 'View details',
  short: { PENDING: 'Pending approval', SUSPENDED: 'Account suspended' },
};
