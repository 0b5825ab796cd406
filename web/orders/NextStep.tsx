import { useRouteContext } from '@tanstack/react-router';
import { useLocale, useTranslations } from 'use-intl';
import { DEFECT_NOTICE_HOURS, RELEASE_WORKING_DAYS } from '../../contract/constants.ts';
import { formatInstant, formatInstantDay } from '../ui/instants.ts';
import type { OrderDetails } from './queries.ts';

/** What the dealer has to do now, and until when. */
export function NextStep({ order, timeline }: Pick<OrderDetails, 'order' | 'timeline'>) {
  const t = useTranslations('orders.next');
  return (
    <section className="rounded-card bg-plate-soft px-4 py-3">
      <h2 className="text-14 font-medium">{t('title')}</h2>
      <p>{useNextText(order, timeline)}</p>
    </section>
  );
}

function useNextText(order: OrderDetails['order'], timeline: OrderDetails['timeline']): string {
  const t = useTranslations('orders.next');
  const locale = useLocale();
  const { now } = useRouteContext({ from: '__root__' }).pageContext;
  const stepOf = (kind: OrderDetails['timeline'][number]['kind']) =>
    timeline.find((step) => step.kind === kind);
  const call = stepOf('CALLED');
  const paid = stepOf('PAID');
  const confirm = stepOf('INVOICED')?.until;
  if (order.status === 'CANCELLED') return t('ended');
  if (order.status === 'COMPLETED') return t('completed', { hours: DEFECT_NOTICE_HOURS });
  const delivery = stepOf('DELIVERY')?.until;
  if (delivery) return t('delivery', { day: formatInstantDay(delivery, locale) });
  if (paid?.at) return t('paid', { days: RELEASE_WORKING_DAYS });
  if (paid?.until) return t('pay', { until: formatInstantDay(paid.until, locale) });
  if (!confirm) return t('processed');
  const confirmed = { confirm: formatInstant(confirm, locale) };
  // A call that is late is not promised again.
  return call?.until && Date.parse(call.until) > now
    ? t('wait', { call: formatInstant(call.until, locale), ...confirmed })
    : t('called', confirmed);
}
