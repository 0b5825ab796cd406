import { isDeepStrictEqual } from 'node:util';
import { beginningOf } from '../../contract/beginning-of.ts';
import type { Change } from '../../contract/import-jobs.ts';
import { VEHICLE_FIELD_NAMES, type VehicleData } from '../../contract/vehicle-fields.ts';
import type { Condition } from '../../contract/condition.ts';
import { CONDITION_FIELDS, type ConditionField } from './condition.ts';
import { otherData } from './spec.ts';
import type { JsonObject } from './spec-json.ts';

/** The data of a vehicle that a delivery replaces. */
export interface DeliveredData extends VehicleData {
  make: string;
  model: string;
  priceNet: string;
  equipmentText: string | null;
  specsJson: JsonObject;
  condition: Condition | null;
  media: readonly DeliveredFile[];
}

export interface DeliveredFile {
  kind: string;
  sha256: string;
  title: string;
  isCover: boolean;
}

/** The equipment of a vehicle and the titles of its files may be long. A clerk sees by the beginning what it is. */
const SHOWN_CHARACTERS = 200;

/**
 * What a delivery changes, field by field; `before` is undefined for a new vehicle. `priceNet` is the price of the vehicle
 * afterwards.
 */
export function changesOf(
  before: DeliveredData | undefined,
  delivery: DeliveredData,
  priceNet: string,
): Change[] {
  const names = ['make', 'model', ...VEHICLE_FIELD_NAMES] as const;
  return [
    ...names.flatMap((field) => changeOf(field, before?.[field] ?? null, delivery[field])),
    ...priceChange(before?.priceNet ?? null, delivery.priceNet, priceNet),
    ...equipmentChange(before?.equipmentText ?? null, delivery.equipmentText),
    ...countChange('pictures', before && filesOf(before, 'image'), filesOf(delivery, 'image')),
    ...countChange('documents', before && filesOf(before, 'pdf'), filesOf(delivery, 'pdf')),
    // A new vehicle has nothing that a clerk could miss.
    ...(before ? [...titleChange(before.media, delivery.media), ...coverChange(before, delivery)] : []),
    ...CONDITION_FIELDS.flatMap((field) => conditionChange(field, before?.condition, delivery.condition)),
    ...countChange('otherData', before && othersOf(before), othersOf(delivery)),
  ];
}

function changeOf(field: Change['field'], before: Change['before'], after: Change['after']): Change[] {
  if (before === after) return [];
  return [{ field, outcome: before === null ? 'created' : 'changed', before, after }];
}

function priceChange(before: string | null, delivered: string, after: string): Change[] {
  if (before !== after || before === delivered) return changeOf('priceNet', before, after);
  return [{ field: 'priceNet', outcome: 'kept', before, after: delivered }];
}

function equipmentChange(before: string | null, after: string | null): Change[] {
  return changeOf('equipmentText', before, after).map((change) => inShort(change, before, after));
}

const inShort = (change: Change, before: string | null, after: string | null): Change => ({
  ...change,
  before: shortened(before),
  after: shortened(after),
});

const shortened = (text: string | null): string | null =>
  text !== null && text.length > SHOWN_CHARACTERS ? `${beginningOf(text, SHOWN_CHARACTERS)}…` : text;

/** The ids of photos differ with every import, so only whether there is one is compared. */
function conditionChange(
  field: ConditionField,
  before: Condition | null | undefined,
  after: Condition | null,
): Change[] {
  const partsOf = (condition: Condition | null | undefined): unknown[] =>
    [condition?.[field] ?? []]
      .flat()
      .map((part) => ('photo' in part ? { ...part, photo: part.photo !== null } : part));
  return countChange(field, before === undefined ? undefined : partsOf(before), partsOf(after));
}

const filesOf = ({ media }: DeliveredData, kind: string): string[] =>
  media.filter((medium) => medium.kind === kind).map(({ sha256 }) => sha256);

/** The titles that a delivery takes away and brings: of files that leave and come, and of those that get another title. */
export function titlesOf(
  before: readonly DeliveredFile[],
  after: readonly DeliveredFile[],
): { before: string | null; after: string | null } {
  const titlesNotIn = (others: readonly DeliveredFile[], media: readonly DeliveredFile[]): string | null => {
    const isThere = ({ sha256, title }: DeliveredFile) =>
      others.some((other) => other.sha256 === sha256 && other.title === title);
    return media.flatMap((medium) => (isThere(medium) ? [] : [medium.title])).join(', ') || null;
  };
  return { before: titlesNotIn(after, before), after: titlesNotIn(before, after) };
}

function titleChange(before: readonly DeliveredFile[], after: readonly DeliveredFile[]): Change[] {
  const titles = titlesOf(before, after);
  return changeOf('titles', titles.before, titles.after).map((change) =>
    inShort(change, titles.before, titles.after),
  );
}

/** None if the same picture has only another title. */
function coverChange(before: DeliveredData, delivery: DeliveredData): Change[] {
  const [old, next] = [before, delivery].map(({ media }) => media.find(({ isCover }) => isCover));
  if (old?.sha256 === next?.sha256) return [];
  return changeOf('cover', old?.title ?? null, next?.title ?? null);
}

/** Sorted, because the database does not keep the order of the keys. */
const othersOf = ({ specsJson }: DeliveredData): unknown[] =>
  Object.entries(otherData(specsJson)).toSorted(([a], [b]) => (a < b ? -1 : 1));

/** As many files as before may still be other files. */
function countChange(
  field: Change['field'],
  before: readonly unknown[] | undefined,
  after: readonly unknown[],
): Change[] {
  if (isDeepStrictEqual(before ?? [], after)) return [];
  const outcome = before === undefined || before.length === 0 ? 'created' : 'changed';
  return [
    { field, outcome, before: outcome === 'created' ? null : (before?.length ?? 0), after: after.length },
  ];
}
