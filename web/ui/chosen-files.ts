/** Tells chosen files apart. Browsers do not say in which folder a file is. */
export const keyOf = ({ name, size, lastModified }: File) => `${name} ${size} ${lastModified}`;

/** Adds files to those that were chosen before. A file that is chosen again counts once. */
export function withChosen(files: readonly File[], chosen: readonly File[]): File[] {
  const known = new Map<string, File>();
  for (const file of [...files, ...chosen]) if (!known.has(keyOf(file))) known.set(keyOf(file), file);
  return [...known.values()];
}
