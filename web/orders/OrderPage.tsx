import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useLocale, useTranslations } from 'use-intl';
import { orderNumberOf } from '../../contract/order-number.ts';
import { FRESHNESS } from '../api/freshness.ts';
import { Loaded } from '../layout/Loaded.tsx';
import { Letterhead } from '../trade/Letterhead.tsx';
import { orderQuery } from '../trade/queries.ts';
import { formatInstant } from '../ui/instants.ts';
import { PageTitle } from '../ui/PageTitle.tsx';
import { PrintButton } from '../ui/PrintButton.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { ArrivalProof } from './ArrivalProof.tsx';
import { Complaints } from './Complaints.tsx';
import { NextStep } from './NextStep.tsx';
import { OrderBadge } from './OrderBadge.tsx';
import { OrderContents } from './OrderDetails.tsx';
import { OrderDocuments } from './OrderDocuments.tsx';
import { OrderInvoices } from './OrderInvoices.tsx';
import type { OrderDetails } from './queries.ts';
import { Timeline } from './Timeline.tsx';
import { useOrdersFailure } from './use-orders-failure.ts';

/** One order of the dealer: what happened, what is due, its contents, and the paper for the files. */
export function OrderPage() {
  const { id } = useParams({ from: '/orders/$id' });
  const t = useTranslations('orders');
  const failure = useOrdersFailure();
  const query = useQuery({ ...orderQuery(id), ...FRESHNESS.orders });
  return (
    <div className="page-width min-h-[calc(100dvh-var(--spacing)*15)] py-8 print:min-h-0 print:py-0">
      <Letterhead />
      <Link
        to="/orders"
        className="mb-3 inline-flex items-center gap-1.5 text-14 text-plate hover:underline print:hidden"
      >
        <ArrowLeft aria-hidden className="size-4" />
        {t('page.back')}
      </Link>
      <PageTitle
        lead={query.data && <Lead order={query.data.order} />}
        actions={query.data && <PrintButton>{t('page.print')}</PrintButton>}
      >
        {t('page.title', { number: orderNumberOf(id) })}
      </PageTitle>
      <Loaded query={query} failed={failure} skeleton={<Skeleton className="mt-6 h-96" />} className="mt-6">
        {(details) => <Order details={details} fetchedAt={query.dataUpdatedAt} />}
      </Loaded>
    </div>
  );
}

function Lead({ order }: Pick<OrderDetails, 'order'>) {
  const t = useTranslations('orders.page');
  const locale = useLocale();
  return (
    <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
      {t('lead', { count: order.itemCount, at: formatInstant(order.orderDate, locale), by: order.placedBy })}
      <OrderBadge status={order.status} endReason={order.endReason} />
    </span>
  );
}

function Order({ details, fetchedAt }: { details: OrderDetails; fetchedAt: number }) {
  const t = useTranslations('orders');
  const { order, timeline } = details;
  return (
    <>
      <div className="mt-6 print:mt-4">
        <NextStep order={order} timeline={timeline} fetchedAt={fetchedAt} />
      </div>
      <div className="mt-8 grid gap-8 sm:grid-cols-2 print:mt-4 print:grid-cols-2">
        <Timeline timeline={timeline} />
        <section>
          <h2 className="heading mb-2 text-18">{t('invoice.title')}</h2>
          <OrderInvoices order={order} reader="dealer" />
        </section>
      </div>
      {/* Each has half of the width, or one of them alone all of it. */}
      <div className="mt-8 grid gap-8 empty:hidden lg:grid-cols-2 lg:[&>:only-child]:col-span-2 print:hidden">
        <ArrivalProof order={order} reader="dealer" />
        <Complaints {...details} reader="dealer" />
      </div>
      <div className="mt-8 rounded-card border border-line bg-surface print:mt-4">
        <OrderContents {...details} reader="dealer" />
      </div>
      <OrderDocuments {...details} />
    </>
  );
}
