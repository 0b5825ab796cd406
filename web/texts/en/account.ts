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
  sessions: {
    title: 'Devices you are logged in on',
    text: 'You do not recognise a device? Log it out and change your password.',
    current: 'This device',
    unknown: 'Unknown browser',
    lastUse: 'Last used: {at}',
    network: 'network {network}…',
    more: '{count, plural, one {One more device is not shown here.} other {# more devices are not shown here.}}',
    end: 'Log out',
    endTitle: 'Log out {name}?',
    endText: 'Whoever uses this device will have to log in again.',
    ended: 'Device logged out',
    endOthers: 'Log out all others',
    endOthersTitle: 'Log out all other devices?',
    endOthersText: 'You will stay logged in on this device only.',
    othersEnded: 'All other devices are logged out',
    failed: 'Not logged out',
    loadFailed: 'The devices could not be loaded',
    retry: 'Try again',
  },
};
