import { UPLOAD_MAX_BYTES } from '../../../contract/upload-figures.ts';

/** The names of the files that are not uploaded, by the reason. */
export interface LeftOut {
  tooLarge: readonly string[];
  notZip: readonly string[];
}

/** Separates the ZIPs that can be uploaded from the files that cannot. */
export function sortFiles<F extends { name: string; size: number }>(files: readonly F[]) {
  const isZip = ({ name }: F) => /\.zip$/i.test(name);
  const fits = ({ size }: F) => size <= UPLOAD_MAX_BYTES;
  const namesOf = (some: readonly F[]) => some.map(({ name }) => name);
  const zips = files.filter(isZip);
  const leftOut: LeftOut = {
    tooLarge: namesOf(zips.filter((file) => !fits(file))),
    notZip: namesOf(files.filter((file) => !isZip(file))),
  };
  return { zips: zips.filter(fits), leftOut };
}
