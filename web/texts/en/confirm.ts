import type { confirm as german } from '../de/confirm.ts';
import type { Translation } from '../messages.ts';

export const confirm: Translation<typeof german> = {
  title: 'Confirm your email address',
  text: 'Please confirm that this email address belongs to your dealer account.',
  submit: 'Confirm email address',
  needsScript: 'Your browser needs JavaScript for this. Please switch it on and reload the page.',
  done: 'Thank you! Your email address is confirmed.',
  invalid:
    'This link is no longer valid. It works once, within {days}\u00a0days. You can request a new one on your dashboard.',
  invalidForGuest:
    'This link is no longer valid. It works once, within {days}\u00a0days. If your address is not confirmed yet, please log in; you can request a new link on your dashboard.',
  dashboard: 'Go to the dashboard',
  login: 'Log in',
  inventory: 'Browse vehicles',
};
