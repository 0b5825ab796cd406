import { useLocale, useTranslations } from 'use-intl';
import { isRefused, type ResultOf } from '../../api/call.ts';
import { useErrorText } from '../../api/error-text.ts';
import { formatDay } from '../../ui/format.ts';
import { formatInstant } from '../../ui/instants.ts';

export const RECORD = 'PATCH /api/orders/{id}';

const DATES = ['calledAt', 'paidAt', 'refundedAt', 'deliveryOn'] as const;

/** The dates of an order that clerks record, as one of them saw them. */
export type SeenDates = Pick<ResultOf<typeof RECORD>['order'], (typeof DATES)[number]>;

export const datesOf = ({ calledAt, paidAt, refundedAt, deliveryOn }: SeenDates): SeenDates => ({
  calledAt,
  paidAt,
  refundedAt,
  deliveryOn,
});

/** Says why nothing was recorded: which dates somebody else has changed, and what they are now. */
export function useRecordError() {
  const t = useTranslations('adminOrder');
  const locale = useLocale();
  const errorText = useErrorText();
  return (error: unknown, seen: SeenDates): string => {
    if (!isRefused(error, RECORD, 'EDITED_MEANWHILE')) return errorText(error);
    const { current } = error.problem;
    const changed = DATES.filter((name) => current[name] !== seen[name]);
    if (changed.length === 0) return errorText(error);
    const valueOf = (name: (typeof DATES)[number]): string => {
      const value = current[name];
      if (value === null) return '–';
      return name === 'deliveryOn' ? formatDay(value, locale) : formatInstant(value, locale);
    };
    const dates = changed.map((name) => t(`dateNow.${name}`, { value: valueOf(name) })).join(', ');
    return t('meanwhile', { dates });
  };
}
