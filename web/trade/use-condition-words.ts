import { useLocale, useTranslations } from 'use-intl';
import { isKey } from '../texts/is-key.ts';
import { conditionWords } from './condition-words.ts';

/** The words of damages and tyres in the language of the page. */
export function useConditionWords() {
  const t = useTranslations('vehicleCondition');
  const parts = useTranslations('vehicleCondition.parts');
  const kinds = useTranslations('vehicleCondition.kinds');
  return conditionWords(
    {
      part: (part) => (isKey(parts, part) ? parts(part) : part),
      kind: (kind) => (isKey(kinds, kind) ? kinds(kind) : kind),
      axle: (axle) => t(`axles.${axle}`),
      side: (side) => t(`sides.${side}`),
      season: (season) => t(`seasons.${season}`),
    },
    useLocale(),
  );
}
