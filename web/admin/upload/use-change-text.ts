import { useLocale, useTranslations } from 'use-intl';
import type { Change } from '../../../contract/import-jobs.ts';
import { emissionWord, formatDecimal } from '../../../contract/notation.ts';
import { useTradeWords } from '../../trade/use-words.ts';
import { formatDay, formatMoney } from '../../ui/format.ts';

/** A value as people read it; empty without one. */
export function useValueText(): (field: Change['field'], value: Change['before']) => string {
  const t = useTranslations('adminUpload');
  const words = useTradeWords();
  const locale = useLocale();
  return (field, value) => {
    if (value === null) return '';
    if (field === 'priceNet') return formatMoney(String(value));
    if (field === 'firstRegistered') return formatDay(String(value), locale);
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (typeof value === 'number') return formatDecimal(value, locale);
    if (field === 'nextInspection' || field === 'readyFrom') return formatDay(value, locale);
    if (field === 'bodyType') return words.body(value);
    if (field === 'emissionClass') return emissionWord(value);
    if (field === 'fuelType') return words.fuel(value);
    if (field === 'transmission') return words.transmission(value);
    return value;
  };
}

/** A change as one line of text: "Colour: was red, now blue". */
export function useChangeText(): (change: Change) => string {
  const t = useTranslations('adminUpload');
  const valueText = useValueText();
  return ({ field, outcome, before, after }) =>
    t(`changes.${outcome}`, {
      field: t(`fields.${field}`),
      before: valueText(field, before) || '–',
      after: valueText(field, after) || '–',
    });
}
