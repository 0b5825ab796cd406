import { useLocale, useTranslations } from 'use-intl';
import { emissionWord, formatDecimal } from '../../../contract/notation.ts';
import { useConditionText } from './use-condition-text.ts';
import { useTradeWords } from '../../trade/use-words.ts';
import { formatDay, formatMoney } from '../../ui/format.ts';
import { formatInstant } from '../../ui/instants.ts';
import { isKey, isOneWord } from '../../texts/is-key.ts';
import type { AuditEntry } from './queries.ts';

const AMOUNTS: ReadonlySet<string> = new Set([
  'priceNet',
  'formerPriceNet',
  'totalAmount',
  'gross',
  'approvalLimit',
]);
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The states that have words, by what the entry is about. */
const STATES: Partial<Record<AuditEntry['subject'], 'order' | 'reservation' | 'vehicle' | 'dealer'>> = {
  order: 'order',
  reservation: 'reservation',
  vehicle: 'vehicle',
  dealer: 'dealer',
};

/** Says the value of a field as the reader's language says it. Unknown values are shown as they were recorded. */
export function useValueText(): (subject: AuditEntry['subject'], field: string, value: unknown) => string {
  const values = useTranslations('adminHistory.values');
  const states = useTranslations('states');
  const words = useTradeWords();
  const locale = useLocale();
  const conditionTextOf = useConditionText();

  function wordOf(subject: AuditEntry['subject'], field: string, text: string): string {
    if (!isOneWord(text)) return text;
    const kind = STATES[subject];
    // The keys come from the audit log; `has` knows which of them have a text.
    const state = `${kind}.${text}` as Parameters<typeof states.has>[0];
    if (field === 'status' && kind && states.has(state)) return states(state as 'order.PENDING');
    if (field === 'bodyType') return words.body(text);
    if (field === 'emissionClass') return emissionWord(text);
    return isKey(values, text) ? values(text) : text;
  }

  return (subject, field, value) => {
    if (value === null || value === undefined || value === '') return '–';
    if (typeof value === 'number') return formatDecimal(value, locale);
    if (typeof value === 'boolean') return values(value ? 'true' : 'false');
    if (typeof value !== 'string') return conditionTextOf(field, value) ?? JSON.stringify(value);
    if (AMOUNTS.has(field)) return formatMoney(value);
    if (INSTANT.test(value)) return formatInstant(value, locale);
    if (DAY.test(value)) return formatDay(value, locale);
    return wordOf(subject, field, value);
  };
}
