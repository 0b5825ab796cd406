import type { pastPage as german } from '../de/past-page.ts';
import type { Translation } from '../messages.ts';

export const pastPage: Translation<typeof german> = {
  title: 'This page does not exist',
  hint: '{pages, plural, one {The list now has only one page.} other {The list has {pages} pages.}}',
  last: 'Go to the last page',
};
