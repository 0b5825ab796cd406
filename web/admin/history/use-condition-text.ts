import { useLocale, useTranslations } from 'use-intl';
import type { Condition } from '../../../contract/condition.ts';
import { formatInteger } from '../../../contract/notation.ts';
import { useConditionWords } from '../../trade/use-condition-words.ts';
import { formatDay, formatMoney } from '../../ui/format.ts';

/** The audit log names a photo by its title. */
type Recorded = Partial<Condition>;

/** Says a part of the condition as it was recorded; undefined for any other field. */
export function useConditionText(): (field: string, value: unknown) => string | undefined {
  const t = useTranslations('adminHistory');
  const words = useConditionWords();
  const locale = useLocale();
  const list = <Item>(items: readonly Item[], wordOf: (item: Item) => string) =>
    items.length === 0 ? t('emptyList') : items.map(wordOf).join('; ');

  return (field, value) => {
    // The server has written it so: server/vehicles/edit-condition.ts.
    const { damages, tyres, paint, inspection } = { [field]: value } as Recorded;
    if (damages)
      return list(damages, ({ part, estimate, photo, ...damage }) =>
        [words.partOf(part), words.damageOf(damage), estimate && formatMoney(estimate), photo]
          .filter(Boolean)
          .join(', '),
      );
    if (tyres) return list(tyres, (tyre) => `${words.placeOf(tyre)} ${words.tyreOf(tyre)}`.trim());
    if (paint)
      return list(
        paint,
        ({ part, microns }) => `${words.partOf(part)} ${formatInteger(microns, locale)}\u00a0µm`,
      );
    if (inspection)
      return [inspection.on && formatDay(inspection.on, locale), inspection.by].filter(Boolean).join(', ');
    return undefined;
  };
}
