import { basename, join } from 'node:path';
import { dirname } from 'node:path/posix';
import { beginningOf } from '../../contract/beginning-of.ts';
import { type FileKind, titleOf } from '../files/content.ts';
import { readEquipment } from './equipment.ts';
import { checkContent, compareNames, isLeftover, isNamedCover, promisedKind } from './media.ts';
import { openZip, type ZipEntry } from './open-zip.ts';
import { ImportRejected } from './rejected.ts';
import { readAndForget, readIntoFile, readIntoMemory } from './sinks.ts';
import { readSpec, type Spec } from './spec.ts';

/** A picture or document of a delivery; `path` is its unpacked file in the scratch folder. */
export interface DeliveredMedium {
  kind: FileKind;
  path: string;
  title: string;
  sha256: string;
  byteSize: number;
  /** From 1, counted over pictures and documents together. */
  ordinal: number;
  isCover: boolean;
  /** The path in the ZIP. */
  originalName: string;
}

/** The vehicle of one delivered ZIP. `skipped` are the files that are neither data nor media. */
export interface Delivery extends Spec {
  equipmentText: string | null;
  media: DeliveredMedium[];
  skipped: string[];
}

// Real vehicle descriptions have a few kilobytes. This bounds the memory.
const TEXT_MAX_BYTES = 1024 * 1024;

type UnorderedMedium = Omit<DeliveredMedium, 'ordinal' | 'isCover'>;

function isNamed(entry: ZipEntry, name: string): boolean {
  return basename(entry.path).toLowerCase() === name;
}

/** The one spec.json, at the top level or in the single top folder. */
function findSpec(files: ZipEntry[]): ZipEntry {
  const specs = files.filter((entry) => isNamed(entry, 'spec.json'));
  const [spec, other] = specs;
  if (other) throw new ImportRejected('SPEC_SEVERAL', other.path, { others: specs.map(({ path }) => path) });
  if (!spec) throw new ImportRejected('SPEC_MISSING');
  const folder = dirname(spec.path);
  const holdsEverything = folder === '.' || files.every(({ path }) => path.startsWith(`${folder}/`));
  if (!holdsEverything || folder.includes('/')) throw new ImportRejected('SPEC_MISSING', spec.path);
  return spec;
}

async function readText(entry: ZipEntry, tooLarge: ImportRejected): Promise<Buffer> {
  return readIntoMemory(entry, TEXT_MAX_BYTES, tooLarge);
}

async function unpackMedium(entry: ZipEntry, kind: FileKind, path: string): Promise<UnorderedMedium> {
  const { sha256, byteSize, head } = await readIntoFile(entry, path);
  await checkContent(entry.path, kind, path, head);
  return { kind, path, title: titleOf(entry.path), sha256, byteSize, originalName: entry.path };
}

/** Orders the media by name and marks the cover. */
export function inOrder<Medium extends Pick<UnorderedMedium, 'kind' | 'originalName'>>(
  media: readonly Medium[],
): (Medium & Pick<DeliveredMedium, 'ordinal' | 'isCover'>)[] {
  const sorted = media.toSorted((a, b) => compareNames(a.originalName, b.originalName));
  const images = sorted.filter(({ kind }) => kind === 'image');
  const cover = images.find(({ originalName }) => isNamedCover(originalName)) ?? images[0];
  return sorted.map((medium, index) => ({ ...medium, ordinal: index + 1, isCover: medium === cover }));
}

/** The picture of the delivery with this name: its whole path, else the name of its file. */
export function pictureNamed<Medium extends Pick<UnorderedMedium, 'kind' | 'originalName'>>(
  photo: string,
  media: readonly Medium[],
): Medium | undefined {
  const wanted = photo.toLowerCase();
  const pictures = media.filter(({ kind }) => kind === 'image');
  const isNamedAs = (nameOf: (path: string) => string) =>
    pictures.find(({ originalName }) => nameOf(originalName).toLowerCase() === wanted);
  return isNamedAs((path) => path) ?? isNamedAs(basename);
}

function refuseMissingPhotos({ condition }: Spec, media: readonly UnorderedMedium[], entry: string): void {
  const faults = (condition?.damages ?? []).flatMap(({ photo }, place) =>
    photo === null || pictureNamed(photo, media)
      ? []
      : [{ field: `damages[${place}].photo`, code: 'FILE_MISSING' as const, value: beginningOf(photo, 60) }],
  );
  if (faults.length > 0) throw new ImportRejected('FIELDS_INVALID', entry, { fields: faults });
}

async function readEntries(entries: ZipEntry[], scratchFolder: string, now: Date): Promise<Delivery> {
  const files = entries.filter(({ path }) => !isLeftover(path));
  const specEntry = findSpec(files);
  const beside = dirname(specEntry.path);
  const equipmentEntry = files.find(
    (entry) => isNamed(entry, 'equipment.txt') && dirname(entry.path) === beside,
  );
  const kinds = new Map(files.map((entry) => [entry, promisedKind(entry.path)]));

  const specBytes = await readText(
    specEntry,
    new ImportRejected('SPEC_TOO_LARGE', specEntry.path, { maxBytes: TEXT_MAX_BYTES }),
  );
  const spec = readSpec(specBytes, specEntry.path, now);
  let equipmentText: string | null = null;
  const media: UnorderedMedium[] = [];
  const skipped: string[] = [];
  for (const entry of entries) {
    const kind = kinds.get(entry);
    if (entry === specEntry) continue;
    if (entry === equipmentEntry) {
      const tooLong = { fields: [{ field: 'equipmentText', code: 'TOO_LONG' as const }] };
      const bytes = await readText(entry, new ImportRejected('FIELDS_INVALID', entry.path, tooLong));
      equipmentText = readEquipment(bytes, entry.path);
    } else if (kind) {
      // Names in the ZIP are never used as names on disk.
      media.push(await unpackMedium(entry, kind, join(scratchFolder, `entry-${media.length}`)));
    } else {
      await readAndForget(entry);
      skipped.push(entry.path);
    }
  }
  refuseMissingPhotos(spec, media, specEntry.path);
  return { ...spec, equipmentText, media: inOrder(media), skipped };
}

/**
 * Reads the ZIP of one vehicle and unpacks its media into the scratch folder, which the caller removes.
 * Throws ImportRejected. Whether the pictures can be decoded is checked later, when they are converted.
 */
export async function readDelivery(
  zipPath: string,
  scratchFolder: string,
  now = new Date(),
): Promise<Delivery> {
  return openZip(zipPath, (entries) => readEntries(entries, scratchFolder, now));
}
