import type { download as german } from '../de/download.ts';
import type { Translation } from '../messages.ts';

export const download: Translation<typeof german> = {
  title: 'Télécharger cette liste',
  xlsx: 'Excel',
  csv: 'CSV',
  json: 'JSON',
  most: 'Le fichier contient les {most} premiers véhicules de la liste.',
};
