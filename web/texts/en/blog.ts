import type { blog as german } from '../de/blog.ts';
import type { Translation } from '../messages.ts';

export const blog: Translation<typeof german> = {
  title: 'Blog',
  description:
    'Articles for the motor trade: market, documentation, quality and safety when buying off-lease vehicles.',
  lead: 'Market, documents, quality and safety in the off-lease trade.',
  featured: 'Featured',
  read: 'Read article',
  others: 'More articles',
  back: 'All articles',
  revised: 'Being revised',
  newsletter: {
    title: 'Newsletter',
    text: 'New articles by email. Sign-up is still being prepared: nothing you enter is sent.',
    email: 'Email address',
    subscribe: 'Subscribe',
  },
  fraud: {
    label: 'Contact for suspected fraud',
    text: 'Does an offer look suspicious? Ask us before you pay.',
  },
};
