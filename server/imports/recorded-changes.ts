import type { Condition } from '../../contract/condition.ts';
import type { Change } from '../../contract/import-jobs.ts';
import { recordedParts } from '../vehicles/edit-condition.ts';
import { type DeliveredFile, titlesOf } from './changes.ts';
import { CONDITION_FIELDS, type ConditionField } from './condition.ts';

/** A vehicle before or after a delivery. */
interface Delivered {
  equipmentText: string | null;
  condition: Condition | null;
  media: readonly (DeliveredFile & { id: string })[];
}

type Side = 'before' | 'after';
type Recorded = Record<Side, Record<string, unknown>>;

/**
 * What a delivery changed, for the audit log: the row of the import has it too, but is deleted after IMPORT_DAYS. As after an
 * edit, the equipment, the titles and the changed parts of the condition are recorded in full.
 */
export function recordedChanges(changes: readonly Change[], before: Delivered, after: Delivered): Recorded {
  const changed = changes.filter(({ outcome }) => outcome !== 'kept');
  const isChanged = (part: ConditionField) => changed.some(({ field }) => field === part);
  const parts = CONDITION_FIELDS.filter(isChanged);
  const fields = changed.filter(({ field }) => !CONDITION_FIELDS.some((part) => part === field));
  const titles = titlesOf(before.media, after.media);
  const recordedOf = (side: Side, { equipmentText, condition, media }: Delivered) => ({
    ...Object.fromEntries(
      fields.flatMap((change) =>
        valueOf(change, side, { equipmentText, titles: titles[side] }).map((value) => [change.field, value]),
      ),
    ),
    ...recordedParts(parts, condition, media),
  });
  return { before: recordedOf('before', before), after: recordedOf('after', after) };
}

/** The value of a field; none before the change of a count that stays the same: other pictures, as many as before. */
function valueOf(
  change: Change,
  side: Side,
  inFull: Record<'equipmentText' | 'titles', string | null>,
): unknown[] {
  if (change.field === 'equipmentText' || change.field === 'titles') return [inFull[change.field]];
  if (change.before !== change.after) return [change[side]];
  return side === 'after' ? ['OTHER_CONTENT'] : [];
}
