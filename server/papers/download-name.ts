import type { FileKind } from '../files/content.ts';

/** A picture is stored as WebP, whatever it was. */
export const downloadName = (fileName: string, kind: FileKind): string =>
  kind === 'pdf' ? fileName : `${fileName.replace(/\.[^.]*$/, '')}.webp`;
