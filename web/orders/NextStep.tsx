import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'use-intl';
import { takesArrivalProof } from '../../contract/arrival-proof.ts';
import { COMPLAINT_DAYS } from '../../contract/complaint-rules.ts';
import { DEFECT_NOTICE_HOURS, RELEASE_WORKING_DAYS } from '../../contract/constants.ts';
import { endOfDayAfter } from '../../contract/german-day.ts';
import { useNow } from '../layout/use-now.ts';
import { formatInstant, formatInstantDay } from '../ui/instants.ts';
import { useUser } from '../api/user.ts';
import { type OrderDetails, orderDocumentsQuery } from './queries.ts';

interface Steps extends Pick<OrderDetails, 'order' | 'timeline'> {
  now: number;
}

interface NextStepProps extends Omit<Steps, 'now'> {
  /** When the order was fetched. */
  fetchedAt: number;
}

/** What the dealer has to do now, and until when. */
export function NextStep({ order, timeline, fetchedAt }: NextStepProps) {
  const t = useTranslations('orders.next');
  const now = useNow(fetchedAt);
  const pay = usePayText({ order, timeline, now });
  const prove = useProofText(order);
  const next = useNextText({ order, timeline, now }, { isToPay: pay !== null, isToProve: prove !== null });
  return (
    <section className="rounded-card bg-plate-soft px-4 py-3">
      <h2 className="text-14 font-medium">{t('title')}</h2>
      {pay && <p>{pay}</p>}
      {next && <p>{next}</p>}
      {prove && <p>{prove}</p>}
    </section>
  );
}

const stepOf = ({ timeline }: Pick<Steps, 'timeline'>, kind: OrderDetails['timeline'][number]['kind']) =>
  timeline.find((step) => step.kind === kind);

/**
 * The payment that is due, also of an order that is completed. It has no term where the invoice names a payment that was taken
 * back: then it waits for a new invoice.
 */
function usePayText(steps: Steps): string | null {
  const t = useTranslations('orders.next');
  const locale = useLocale();
  const until = stepOf(steps, 'PAID')?.until;
  const { isInvoiced, paidAt, status } = steps.order;
  if (!until) return isInvoiced && paidAt === null && status !== 'CANCELLED' ? t('newInvoice') : null;
  return t(Date.parse(until) < steps.now ? 'overdue' : 'pay', { until: formatInstantDay(until, locale) });
}

/** Deliveries without VAT are proved by the dealer. A viewer cannot upload. */
function useProofText(order: OrderDetails['order']): string | null {
  const t = useTranslations('orders.next');
  const isViewer = useUser()?.rights === 'VIEWER';
  const isAsked = takesArrivalProof(order) && !isViewer;
  const { data } = useQuery({ ...orderDocumentsQuery(order.id), enabled: isAsked });
  return isAsked && data?.total === 0 ? t('prove') : null;
}

const HOUR = 60 * 60 * 1000;

/** `isToPay`, `isToProve`: a text above says what is left to do, so that none here may say that nothing is. */
function useNextText(
  steps: Steps,
  { isToPay, isToProve }: { isToPay: boolean; isToProve: boolean },
): string | null {
  const t = useTranslations('orders.next');
  const locale = useLocale();
  const isViewer = useUser()?.rights === 'VIEWER';
  const { now } = steps;
  const { status, completedAt } = steps.order;
  const call = stepOf(steps, 'CALLED');
  const paid = stepOf(steps, 'PAID');
  const confirm = stepOf(steps, 'INVOICED')?.until;
  if (status === 'CANCELLED') return t('ended');
  if (status === 'COMPLETED') {
    const completed = completedAt === null ? now : Date.parse(completedAt);
    if (now <= completed + DEFECT_NOTICE_HOURS * HOUR) return t('completed', { hours: DEFECT_NOTICE_HOURS });
    const last = endOfDayAfter(completed, COMPLAINT_DAYS);
    if (now <= last)
      return t(isViewer ? 'reportByColleagues' : 'report', {
        until: formatInstantDay(new Date(last).toISOString(), locale),
      });
    return isToPay || isToProve ? null : t('ended');
  }
  if (isToPay) return null;
  const delivery = stepOf(steps, 'DELIVERY')?.until;
  // An order that was paid and is opened again has to be confirmed anew, or it lapses.
  if (paid?.at && !confirm)
    return delivery
      ? t('delivery', { day: formatInstantDay(delivery, locale) })
      : t('paid', { days: RELEASE_WORKING_DAYS });
  if (!confirm) return t('processed');
  const confirmed = { confirm: formatInstant(confirm, locale) };
  // A call that is late is not promised again.
  return call?.until && Date.parse(call.until) > now
    ? t('wait', { call: formatInstant(call.until, locale), ...confirmed })
    : t('called', confirmed);
}
