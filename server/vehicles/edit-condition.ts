import { isDeepStrictEqual } from 'node:util';
import type { Condition } from '../../contract/condition.ts';
import type { Medium } from '../../contract/vehicles.ts';
import { fieldFailure } from '../failure.ts';

type Part = keyof Condition;
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

/** The parts of the condition that differ, for the audit log. It names photos by their titles. */
export function changedParts(before: Condition | null, after: Condition | null, media: readonly Medium[]) {
  const parts = PARTS.filter((part) => !isDeepStrictEqual(before?.[part] ?? null, after?.[part] ?? null));
  const recorded = (condition: Condition | null) =>
    Object.fromEntries(
      parts.map((part) => [
        part,
        part === 'damages' ? withTitles(condition, media) : (condition?.[part] ?? null),
      ]),
    );
  return { before: recorded(before), after: recorded(after) };
}

const withTitles = (condition: Condition | null, media: readonly Medium[]) =>
  condition?.damages?.map(({ photo, ...damage }) => ({
    ...damage,
    photo: media.find(({ id }) => id === photo)?.title ?? null,
  })) ?? null;
