import { useLocale, useTranslations } from 'use-intl';
import { CONDITION_FIGURES } from '../../../contract/condition-figures.ts';
import { formatDecimal, formatInteger } from '../../../contract/notation.ts';
import { VEHICLE_FIELDS, type VehicleFieldName } from '../../../contract/vehicle-fields.ts';
import { isKey } from '../../texts/is-key.ts';
import type { EditedField } from './changed-fields.ts';

const isOptional = (field: EditedField): field is VehicleFieldName => field in VEHICLE_FIELDS;

/** The sentence of the rule that a field breaks. */
export function useRuleText() {
  const rules = useTranslations('validation');
  const t = useTranslations('adminVehicles');
  const errors = useTranslations('errors');
  const locale = useLocale();
  const bounds = (kind: 'whole' | 'decimal', min: number, max: number) =>
    t(kind === 'whole' ? 'rangeOf' : 'decimalRangeOf', {
      min: formatDecimal(min, locale),
      max: formatDecimal(max, locale),
    });
  function figureText(member: string | undefined): string | undefined {
    if (member === 'sizeMm') return bounds('whole', 0, CONDITION_FIGURES.sizeMmMax);
    if (member === 'microns') return bounds('whole', 0, CONDITION_FIGURES.micronsMax);
    if (member === 'mm') return bounds('decimal', 0, CONDITION_FIGURES.treadMmMax);
    // Amounts of money have the German notation in every language.
    if (member === 'estimate')
      return t('condition.costRangeOf', {
        min: '0',
        max: formatInteger(CONDITION_FIGURES.estimateMax, 'de'),
      });
    return undefined;
  }
  /** `member`: of a damage, a tyre or a paint reading. */
  return (field: EditedField, code: string, member?: string): string => {
    if (code === 'VIN_TAKEN') return errors(code);
    if (field === 'priceNet') return t('priceInvalid');
    const rule = isOptional(field) ? VEHICLE_FIELDS[field] : undefined;
    if (rule?.kind === 'whole' || rule?.kind === 'decimal') return bounds(rule.kind, rule.min, rule.max);
    const figure = figureText(member);
    if (figure !== undefined) return figure;
    return isKey(rules, code) ? rules(code) : rules('INVALID');
  };
}
