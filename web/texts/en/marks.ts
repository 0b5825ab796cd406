import type { Translation } from '../messages.ts';
import type { marks as german } from '../de/marks.ts';

export const marks: Translation<typeof german> = {
  WATCHED: 'Watch',
  HIDDEN: 'Hide',
  named: { WATCHED: 'Watch {name}', HIDDEN: 'Hide {name}' },
  own: 'Ordered by you',
  ownNamed: 'Ordered by you: {name}, open your reservations',
  isHidden: '{name} is hidden.',
  undo: 'Show again',
  compare: {
    label: 'Comparison',
    named: 'Compare {name}',
    short: 'Compare',
    chosen: '{count} of {max} to compare',
    open: 'View',
    clear: 'Clear the comparison',
    full: 'No more than {max} vehicles fit side by side',
    fullHint: 'Remove one from the comparison first.',
  },
  failed: 'This was not saved',
  blocked: {
    visitor: 'Please log in to watch or hide vehicles.',
    login: 'Log in',
    PENDING: 'You can watch and hide vehicles as soon as your account is approved.',
    SUSPENDED: 'Your account is suspended, so you cannot watch or hide vehicles.',
  },
};
