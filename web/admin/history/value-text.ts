import type { Condition } from '../../../contract/condition.ts';
import type { Locale } from '../../../contract/constants.ts';
import { emissionWord, formatDecimal, formatInteger } from '../../../contract/notation.ts';
import type { ConditionWords } from '../../trade/condition-words.ts';
import { formatDay, formatMoney } from '../../ui/format.ts';
import { formatInstant } from '../../ui/instants.ts';
import type { AuditEntry } from './queries.ts';

const AMOUNTS: ReadonlySet<string> = new Set([
  'priceNet',
  'formerPriceNet',
  'totalAmount',
  'shippingCost',
  'gross',
  'approvalLimit',
]);
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

type StateKind = 'order' | 'reservation' | 'vehicle' | 'dealer';
/** The states that have words, by what the entry is about. */
const STATES: Partial<Record<AuditEntry['subject'], StateKind>> = {
  order: 'order',
  reservation: 'reservation',
  vehicle: 'vehicle',
  dealer: 'dealer',
};

/** The fields that hold a fixed term of the trade. */
const TERMS = {
  bodyType: 'body',
  fuelType: 'fuel',
  transmission: 'transmission',
  steeringPosition: 'steering',
} as const;

/** What the values of the history are called in a language. A code without a word is undefined. */
export interface HistoryWords {
  locale: Locale;
  value: (code: string) => string | undefined;
  state: (kind: StateKind | (typeof TERMS)[keyof typeof TERMS], code: string) => string | undefined;
  condition: ConditionWords;
  emptyList: string;
}

/** Says the value of a field as the reader's language says it. Unknown values are shown as they were recorded. */
export type ValueText = (subject: AuditEntry['subject'], field: string, value: unknown) => string;

/** The texts of values for pages and files alike. */
export function valueTextIn(words: HistoryWords): ValueText {
  const { locale } = words;

  function wordOf(subject: AuditEntry['subject'], field: string, code: string): string {
    if (field === 'emissionClass') return emissionWord(code);
    const kind = field === 'status' ? STATES[subject] : isTerm(field) ? TERMS[field] : undefined;
    return (kind && words.state(kind, code)) ?? words.value(code) ?? code;
  }

  return (subject, field, value) => {
    if (value === null || value === undefined || value === '') return '–';
    if (typeof value === 'number') return formatDecimal(value, locale);
    if (typeof value === 'boolean') return words.value(String(value)) ?? String(value);
    if (typeof value !== 'string') return conditionText(words, field, value) ?? JSON.stringify(value);
    if (AMOUNTS.has(field)) return formatMoney(value);
    if (INSTANT.test(value)) return formatInstant(value, locale);
    if (DAY.test(value)) return formatDay(value, locale);
    return wordOf(subject, field, value);
  };
}

const isTerm = (field: string): field is keyof typeof TERMS => Object.hasOwn(TERMS, field);

/** The audit log names a photo by its title. */
type Recorded = Partial<Condition>;

/** A part of the condition as it was recorded; undefined for any other field. */
function conditionText(words: HistoryWords, field: string, value: unknown): string | undefined {
  const { locale, condition, emptyList } = words;
  const list = <Item>(items: readonly Item[], textOf: (item: Item) => string) =>
    items.length === 0 ? emptyList : items.map(textOf).join('; ');
  // The server has written it so: server/vehicles/edit-condition.ts.
  const { damages, tyres, paint, inspection } = { [field]: value } as Recorded;
  if (damages)
    return list(damages, ({ part, estimate, photo, ...damage }) =>
      [condition.partOf(part), condition.damageOf(damage), estimate && formatMoney(estimate), photo]
        .filter(Boolean)
        .join(', '),
    );
  if (tyres) return list(tyres, (tyre) => `${condition.placeOf(tyre)} ${condition.tyreOf(tyre)}`.trim());
  if (paint)
    return list(
      paint,
      ({ part, microns }) => `${condition.partOf(part)} ${formatInteger(microns, locale)}\u00a0µm`,
    );
  if (inspection)
    return [inspection.on && formatDay(inspection.on, locale), inspection.by].filter(Boolean).join(', ');
  return undefined;
}
