import type { account as german } from '../de/account.ts';
import type { Translation } from '../messages.ts';

export const account: Translation<typeof german> = {
  title: 'My account',
  needsScript:
    'To change anything here, your browser needs JavaScript. Please switch it on and reload the page.',
  password: {
    title: 'Password',
    text: 'When you change your password, you are logged out on all other devices.',
    current: 'Current password',
    new: 'New password',
    hint: 'At least {min}\u00a0characters',
    show: 'Show password',
    hide: 'Hide password',
    submit: 'Change password',
    wrong: 'The current password is wrong',
    done: 'Password changed',
    doneText: 'You are now logged out on all other devices.',
    tooMany: 'Too many wrong passwords. Please wait a minute and try again.',
  },
};
