import { useLocale, useTranslations } from 'use-intl';
import { formatDecimal } from '../../../contract/notation.ts';
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
  return (field: EditedField, code: string): string => {
    if (code === 'VIN_TAKEN') return errors(code);
    if (field === 'priceNet') return t('priceInvalid');
    const rule = isOptional(field) ? VEHICLE_FIELDS[field] : undefined;
    if (rule?.kind === 'whole' || rule?.kind === 'decimal') {
      const { min, max } = rule;
      const key = rule.kind === 'whole' ? 'rangeOf' : 'decimalRangeOf';
      return t(key, { min: formatDecimal(min, locale), max: formatDecimal(max, locale) });
    }
    return isKey(rules, code) ? rules(code) : rules('INVALID');
  };
}
