import type { Condition } from '../../../contract/condition.ts';
import { parseCost, priceToType } from '../../trade/parse-price.ts';

/** A damage as its row in the form has it. `part` and `kind` are codes, or words that the portal does not know. */
export interface DamageRow {
  part: string;
  kind: string;
  sizeMm: string;
  estimate: string;
  photo: string;
}
export interface TyreRow {
  axle: string;
  side: string;
  season: string;
  mm: string;
  make: string;
}
export interface PaintRow {
  part: string;
  microns: string;
}

/** The condition in the form. A list that is null is not known; an empty one says that nothing was found. */
export interface ConditionForm {
  damages: DamageRow[] | null;
  tyres: TyreRow[] | null;
  paint: PaintRow[] | null;
  inspection: { by: string; on: string };
}

export const NEW_DAMAGE: DamageRow = { part: '', kind: '', sizeMm: '', estimate: '', photo: '' };
export const NEW_TYRE: TyreRow = { axle: '', side: '', season: '', mm: '', make: '' };
export const NEW_READING: PaintRow = { part: '', microns: '' };

/** A number as people type it in Germany. */
const toType = (value: number | null) => (value === null ? '' : String(value).replace('.', ','));

/** The condition as the form has it, as text: the form compares its fields as texts. */
export function conditionText(condition: Condition | null): string {
  const form: ConditionForm = {
    damages:
      condition?.damages?.map(({ part, kind, sizeMm, estimate, photo }) => ({
        part,
        kind: kind ?? '',
        sizeMm: toType(sizeMm),
        estimate: estimate === null ? '' : priceToType(estimate),
        photo: photo ?? '',
      })) ?? null,
    tyres:
      condition?.tyres?.map(({ axle, side, season, mm, make }) => ({
        axle,
        side: side ?? '',
        season: season ?? '',
        mm: toType(mm),
        make: make ?? '',
      })) ?? null,
    paint: condition?.paint?.map(({ part, microns }) => ({ part, microns: toType(microns) })) ?? null,
    inspection: { by: condition?.inspection?.by ?? '', on: condition?.inspection?.on ?? '' },
  };
  return JSON.stringify(form);
}

// Only the form writes this text.
export const formIn = (text: string) => JSON.parse(text) as ConditionForm;

/** What the form says of the condition, as a change has it. Text that is no number stays, so that the contract names it. */
export function conditionIn(text: string) {
  const { damages, tyres, paint, inspection } = formIn(text);
  return {
    damages:
      damages?.map(({ sizeMm, estimate, ...words }) => ({
        ...trimmed(words),
        sizeMm: numberIn(sizeMm),
        estimate: estimate.trim() === '' ? null : (parseCost(estimate) ?? estimate),
      })) ?? null,
    tyres: tyres?.map(({ mm, ...words }) => ({ ...trimmed(words), mm: numberIn(mm) })) ?? null,
    paint: paint?.map(({ part, microns }) => ({ ...trimmed({ part }), microns: numberIn(microns) })) ?? null,
    inspection: inspection.by.trim() || inspection.on ? trimmed(inspection) : null,
  };
}

function trimmed<Words extends Record<string, string>>(words: Words): Record<keyof Words, string | null> {
  const entries = Object.entries(words).map(([name, word]) => [name, word.trim() || null]);
  // Object.fromEntries loses the names.
  return Object.fromEntries(entries) as Record<keyof Words, string | null>;
}

/** "4,5" -> 4.5; empty text -> null */
function numberIn(typed: string): number | string | null {
  const text = typed.trim();
  return /^\d{1,5}([.,]\d{1,3})?$/.test(text) ? Number(text.replace(',', '.')) : text || null;
}
