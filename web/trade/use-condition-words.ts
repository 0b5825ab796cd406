import { useLocale, useTranslations } from 'use-intl';
import type { Damage, Tyre } from '../../contract/condition.ts';
import { formatDecimal } from '../../contract/notation.ts';
import { isKey } from '../texts/is-key.ts';

/** The words of damages and tyres. A part or kind that the portal does not know stays as it is written. */
export function useConditionWords() {
  const t = useTranslations('vehicleCondition');
  const parts = useTranslations('vehicleCondition.parts');
  const kinds = useTranslations('vehicleCondition.kinds');
  const locale = useLocale();
  const partOf = (part: string) => (isKey(parts, part) ? parts(part) : part);
  const kindOf = (kind: string) => (isKey(kinds, kind) ? kinds(kind) : kind);
  /** 5 -> "5 mm", 45 -> "4,5 cm" */
  const sizeOf = (mm: number) => (mm < 10 ? `${mm}\u00a0mm` : `${formatDecimal(mm / 10, locale)}\u00a0cm`);
  return {
    partOf,
    kindOf,
    /** "Kratzer · 4,5 cm" */
    damageOf: ({ kind, sizeMm }: Pick<Damage, 'kind' | 'sizeMm'>) =>
      [kind && kindOf(kind), sizeMm !== null && sizeOf(sizeMm)].filter(Boolean).join(' · '),
    /** "Vorn links" */
    placeOf: ({ axle, side }: Pick<Tyre, 'axle' | 'side'>) =>
      [t(`axles.${axle}`), side && t(`sides.${side}`)].filter(Boolean).join(' '),
    /** "5,5 mm · Sommer · Continental" */
    tyreOf: ({ mm, season, make }: Pick<Tyre, 'mm' | 'season' | 'make'>) =>
      [mm !== null && `${formatDecimal(mm, locale)}\u00a0mm`, season && t(`seasons.${season}`), make]
        .filter(Boolean)
        .join(' · '),
  };
}
