import type { download as german } from '../de/download.ts';
import type { Translation } from '../messages.ts';

export const download: Translation<typeof german> = {
  title: 'Download this list',
  xlsx: 'Excel',
  csv: 'CSV',
  json: 'JSON',
  most: 'The file holds the first {most} vehicles of the list.',
};
