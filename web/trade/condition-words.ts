import type { Damage, Tyre } from '../../contract/condition.ts';
import type { Locale } from '../../contract/constants.ts';
import { formatDecimal } from '../../contract/notation.ts';

/** The words of the codes of conditions in a language. A part or kind that the portal does not know stays as it is written. */
interface ConditionTexts {
  part: (part: string) => string;
  kind: (kind: string) => string;
  axle: (axle: Tyre['axle']) => string;
  side: (side: NonNullable<Tyre['side']>) => string;
  season: (season: NonNullable<Tyre['season']>) => string;
}

export type ConditionWords = ReturnType<typeof conditionWords>;

/** The words of damages and tyres. */
export function conditionWords(texts: ConditionTexts, locale: Locale) {
  /** 5 -> "5 mm", 45 -> "4,5 cm" */
  const sizeOf = (mm: number) => (mm < 10 ? `${mm}\u00a0mm` : `${formatDecimal(mm / 10, locale)}\u00a0cm`);
  return {
    partOf: texts.part,
    kindOf: texts.kind,
    sizeOf,
    /** "Kratzer · 4,5 cm" */
    damageOf: ({ kind, sizeMm }: Pick<Damage, 'kind' | 'sizeMm'>) =>
      [kind && texts.kind(kind), sizeMm !== null && sizeOf(sizeMm)].filter(Boolean).join('\u00a0· '),
    /** "Vorn links" */
    placeOf: ({ axle, side }: Pick<Tyre, 'axle' | 'side'>) =>
      [texts.axle(axle), side && texts.side(side)].filter(Boolean).join(' '),
    /** "5,5 mm · Sommer · Continental" */
    tyreOf: ({ mm, season, make }: Pick<Tyre, 'mm' | 'season' | 'make'>) =>
      [mm !== null && `${formatDecimal(mm, locale)}\u00a0mm`, season && texts.season(season), make]
        .filter(Boolean)
        .join('\u00a0· '),
  };
}
