import type { AuditEntry } from '../../contract/audit.ts';
import type { Locale } from '../../contract/constants.ts';
import { changesOf } from '../../web/admin/history/changes.ts';
import { type ValueText, valueTextIn } from '../../web/admin/history/value-text.ts';
import { adminHistory as historyDe } from '../../web/texts/de/admin-history.ts';
import { states as statesDe } from '../../web/texts/de/states.ts';
import { vehicleCondition as conditionDe } from '../../web/texts/de/vehicle-condition.ts';
import { adminHistory as historyEn } from '../../web/texts/en/admin-history.ts';
import { states as statesEn } from '../../web/texts/en/states.ts';
import { vehicleCondition as conditionEn } from '../../web/texts/en/vehicle-condition.ts';
import { adminHistory as historyFr } from '../../web/texts/fr/admin-history.ts';
import { states as statesFr } from '../../web/texts/fr/states.ts';
import { vehicleCondition as conditionFr } from '../../web/texts/fr/vehicle-condition.ts';
import { conditionWords } from '../../web/trade/condition-words.ts';

/** What the entry changed, as the page of the history says it: "Preis netto: 18.490,00 € → 17.990,00 €; Status: …". */
export type ChangesText = (entry: AuditEntry) => string;

/** The texts of changes in each language. */
export const CHANGES_TEXT: Record<Locale, ChangesText> = {
  de: changesTextIn('de', historyDe, statesDe, conditionDe),
  en: changesTextIn('en', historyEn, statesEn, conditionEn),
  fr: changesTextIn('fr', historyFr, statesFr, conditionFr),
};

function changesTextIn(
  locale: Locale,
  history: typeof historyDe | typeof historyEn,
  states: typeof statesDe | typeof statesEn,
  condition: typeof conditionDe | typeof conditionEn,
): ChangesText {
  const textOf = valueTextIn({
    locale,
    value: (code) => wordIn(history.values, code),
    state: (kind, code) => wordIn(states[kind], code),
    condition: conditionWords(
      {
        part: (part) => wordIn(condition.parts, part) ?? part,
        kind: (kind) => wordIn(condition.kinds, kind) ?? kind,
        axle: (axle) => condition.axles[axle],
        side: (side) => condition.sides[side],
        season: (season) => condition.seasons[season],
      },
      locale,
    ),
    emptyList: history.emptyList,
  });
  const nameOf = (field: string) =>
    history.fieldName.replace('{field}', () => wordIn(history.fields, field) ?? field);
  return (entry) =>
    changesOf(entry)
      .map((change) => `${nameOf(change.field)} ${fromTo(entry, change, textOf)}`)
      .join('; ');
}

function fromTo(
  { subject }: AuditEntry,
  { field, before, after }: ReturnType<typeof changesOf>[number],
  textOf: ValueText,
): string {
  return [before, after]
    .filter((value) => value !== undefined)
    .map((value) => textOf(subject, field, value))
    .join(' → ');
}

const wordIn = (words: Readonly<Record<string, string>>, code: string): string | undefined =>
  Object.hasOwn(words, code) ? words[code] : undefined;
