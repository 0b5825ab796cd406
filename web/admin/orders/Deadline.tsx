import { TriangleAlert } from 'lucide-react';
import { useLocale, useTranslations } from 'use-intl';
import type { ListedOrder } from '../../orders/queries.ts';
import { cx } from '../../ui/cx.ts';
import { formatInstant, formatInstantDay } from '../../ui/instants.ts';

/** Until when something of the order is due. Payment and delivery are due at the end of a day. */
export function Deadline({ order: { deadline, isOverdue, isInvoiced } }: { order: ListedOrder }) {
  const t = useTranslations('adminOrder.list');
  const locale = useLocale();
  if (deadline === null) return <span className="text-ink-2">–</span>;
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1 align-middle tabular-nums',
        isOverdue && 'font-medium text-sold',
      )}
    >
      {isOverdue && <TriangleAlert aria-label={t('overdue')} className="size-4 shrink-0" />}
      {isInvoiced ? formatInstantDay(deadline, locale) : formatInstant(deadline, locale)}
    </span>
  );
}
