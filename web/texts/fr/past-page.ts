import type { pastPage as german } from '../de/past-page.ts';
import type { Translation } from '../messages.ts';

export const pastPage: Translation<typeof german> = {
  title: 'Cette page n’existe pas',
  hint: '{pages, plural, one {La liste ne compte plus qu’une page.} other {La liste compte {pages} pages.}}',
  last: 'Aller à la dernière page',
};
