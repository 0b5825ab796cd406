import { isDeepStrictEqual } from 'node:util';
import type { Condition } from '../../contract/condition.ts';
import type { Medium } from '../../contract/vehicles.ts';
import { fieldFailure } from '../failure.ts';

type Part = keyof Condition;
type Titled = Pick<Medium, 'id' | 'title'>;
const PARTS: readonly Part[] = ['damages', 'tyres', 'paint', 'inspection'];

/** A condition as it is stored: null if it says nothing. */
export function asStored(condition: Condition | null): Condition | null {
  if (condition === null) return null;
  const { inspection } = condition;
  const isInspected = inspection !== null && (inspection.by !== null || inspection.on !== null);
  const stored = { ...condition, inspection: isInspected ? inspection : null };
  return PARTS.every((part) => stored[part] === null) ? null : stored;
}

/** Throws INVALID for a photo that is no picture of the vehicle. One that was deleted since may stay. */
export function checkPhotos(
  wanted: Condition | null,
  current: Condition | null,
  media: readonly Medium[],
): void {
  const known = new Set([
    ...media.filter(({ mediaType }) => mediaType === 'image').map(({ id }) => id),
    ...(current?.damages ?? []).map(({ photo }) => photo),
  ]);
  for (const [place, { photo }] of (wanted?.damages ?? []).entries())
    if (photo !== null && !known.has(photo))
      throw fieldFailure(`condition.damages.${place}.photo`, 'INVALID');
}

/** The parts of the condition that differ, for the audit log. */
export function changedParts(before: Condition | null, after: Condition | null, media: readonly Titled[]) {
  const parts = PARTS.filter((part) => !isDeepStrictEqual(before?.[part] ?? null, after?.[part] ?? null));
  return { before: recordedParts(parts, before, media), after: recordedParts(parts, after, media) };
}

/** Some parts of a condition as the audit log has them. It names photos by their titles. */
export const recordedParts = (
  parts: readonly Part[],
  condition: Condition | null,
  media: readonly Titled[],
): Record<string, unknown> =>
  Object.fromEntries(
    parts.map((part) => [
      part,
      part === 'damages' ? withTitles(condition, media) : (condition?.[part] ?? null),
    ]),
  );

const withTitles = (condition: Condition | null, media: readonly Titled[]) =>
  condition?.damages?.map(({ photo, ...damage }) => ({
    ...damage,
    photo: media.find(({ id }) => id === photo)?.title ?? null,
  })) ?? null;
