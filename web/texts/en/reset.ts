import type { reset as german } from '../de/reset.ts';
import type { Translation } from '../messages.ts';

export const reset: Translation<typeof german> = {
  title: 'Set a new password',
  login: 'Go to login',
  request: {
    text: 'Please enter the email address of your account. We will send you a link with which you can set a new password. It is valid for {minutes}\u00a0minutes.',
    email: 'Email address',
    submit: 'Request link',
    sent: 'If there is an account for {email}, the link is on its way. It is valid for {minutes}\u00a0minutes. Please check your spam folder as well.',
    tooMany: 'Too many links have been requested from your network. Please try again in an hour, or call us.',
  },
  set: {
    text: 'You will need the new password to log in again on all your devices.',
    password: 'New password',
    hint: 'At least {min}\u00a0characters, for the administration at least {adminMin}',
    show: 'Show password',
    hide: 'Hide password',
    submit: 'Save password',
    done: 'Your new password has been saved. You have been logged out everywhere and can now log in with it.',
    invalid:
      'This link is no longer valid. It works once, within {minutes}\u00a0minutes. If you have set your new password already, please log in with it. Otherwise request a new link.',
    again: 'Request a new link',
  },
  invite: {
    title: 'Welcome',
    text: 'Set your password here. After that, log in with your email address.',
    done: 'Your password is saved. You can log in now.',
    invalid:
      'This link is no longer valid. It works once, within {days}\u00a0days. If you have set your password already, please log in. Otherwise ask whoever invited you for a new one.',
  },
};
