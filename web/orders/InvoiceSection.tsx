import { useLocale, useTranslations } from 'use-intl';
import { formatInstantDay } from '../ui/instants.ts';
import type { OrderDetails } from './queries.ts';

/** The invoice of the order, or why there is none. */
export function InvoiceSection({ order, timeline }: Pick<OrderDetails, 'order' | 'timeline'>) {
  const t = useTranslations('orders.invoice');
  const locale = useLocale();
  const issuedAt = timeline.find(({ kind }) => kind === 'INVOICED')?.at;
  const hasEnded = order.status === 'CANCELLED' || order.status === 'COMPLETED';
  return (
    <section>
      <h2 className="heading mb-2 text-18">{t('title')}</h2>
      <p className="text-ink-2">
        {issuedAt
          ? t('issued', { day: formatInstantDay(issuedAt, locale) })
          : hasEnded
            ? t('never')
            : t('none')}
      </p>
    </section>
  );
}
