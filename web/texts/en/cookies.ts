import type { cookies as german } from '../de/cookies.ts';
import type { Translation } from '../messages.ts';

export const cookies: Translation<typeof german> = {
  title: 'Cookie settings',
  description:
    'What this portal keeps in your browser and what it does not: only what is necessary, no analytics, no advertising, no third parties.',
  lead: 'This portal keeps only what it needs to work: the cookie that keeps you logged in, language and theme, your vehicle selection, your comparison and what you have begun. There are no analytics, no advertising and no third-party services here. What you choose on this page does not change that; it is neither stored nor sent.',
  details: 'For details, see the <policy>privacy policy</policy>.',
  legend: 'Kinds of cookies',
  necessary: { label: 'Necessary', text: 'Login, vehicle selection and unfinished entries. Always on.' },
  functional: { label: 'Functional', text: 'Remembers language and theme when you change them.' },
  analytics: { label: 'Analytics', text: 'Counts visits and clicks. Not in use on this portal.' },
  marketing: { label: 'Marketing', text: 'Shows tailored advertising. Not in use on this portal.' },
  rejectAll: 'Reject all',
  acceptAll: 'Accept all',
  save: 'Save preferences',
  saved: 'Preferences saved',
};
