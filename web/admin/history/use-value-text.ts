import { useLocale, useTranslations } from 'use-intl';
import { isKey, isOneWord } from '../../texts/is-key.ts';
import { useConditionWords } from '../../trade/use-condition-words.ts';
import { type ValueText, valueTextIn } from './value-text.ts';

/** Says the value of a field in the language of the page. */
export function useValueText(): ValueText {
  const t = useTranslations('adminHistory');
  const values = useTranslations('adminHistory.values');
  const states = useTranslations('states');
  return valueTextIn({
    locale: useLocale(),
    value: (code) => (isKey(values, code) ? values(code) : undefined),
    state: (kind, code) => {
      // The keys come from the audit log; `has` knows which of them have a text.
      const key = `${kind}.${code}` as Parameters<typeof states.has>[0];
      return isOneWord(code) && states.has(key) ? states(key as 'order.PENDING') : undefined;
    },
    condition: useConditionWords(),
    emptyList: t('emptyList'),
  });
}
