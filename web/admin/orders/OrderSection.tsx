import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { orderNumberOf } from '../../../contract/order-number.ts';
import { FRESHNESS } from '../../api/freshness.ts';
import { Loaded } from '../../layout/Loaded.tsx';
import { ArrivalProof } from '../../orders/ArrivalProof.tsx';
import { Complaints } from '../../orders/Complaints.tsx';
import { OrderContents } from '../../orders/OrderDetails.tsx';
import { OrderDocuments } from '../../orders/OrderDocuments.tsx';
import { OrderInvoices } from '../../orders/OrderInvoices.tsx';
import { OrderStatusDialog } from '../../orders/OrderStatusDialog.tsx';
import type { OrderDetails } from '../../orders/queries.ts';
import { Timeline } from '../../orders/Timeline.tsx';
import { useOrdersFailure } from '../../orders/use-orders-failure.ts';
import { orderQuery } from '../../trade/queries.ts';
import { Button } from '../../ui/Button.tsx';
import { formatInstant } from '../../ui/instants.ts';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { PrintButton } from '../../ui/PrintButton.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { BackLink, useAddressTab } from '../page-of-one.tsx';
import { ClerkNotes } from '../ClerkNotes.tsx';
import { HistoryPanel } from '../history/HistoryPanel.tsx';
import { MailPanel } from '../mails/MailPanel.tsx';
import { Correction } from './Correction.tsx';
import { NextAction } from './NextAction.tsx';
import { OrderState } from './OrderState.tsx';

const CARD = 'rounded-card border border-line bg-surface p-5';
const TABS = ['overview', 'mails', 'history'] as const;

/** One order as clerks see it, at an address of its own. */
export function OrderSection() {
  const { id } = useParams({ from: '/admin/orders/$id' });
  const t = useTranslations('orders');
  const failure = useOrdersFailure();
  const query = useQuery({ ...orderQuery(id), ...FRESHNESS.adminList });
  return (
    <>
      <BackLink to="/admin/orders">{t('page.back')}</BackLink>
      <PageTitle actions={query.data && <Actions key={id} order={query.data.order} />}>
        {t('page.title', { number: orderNumberOf(id) })}
      </PageTitle>
      <Loaded query={query} failed={failure} skeleton={<Skeleton className="mt-6 h-96" />} className="mt-6">
        {/* The search leads from one order to the next. What is chosen or undone belongs to one. */}
        {(details) => <Order key={id} details={details} />}
      </Loaded>
    </>
  );
}

/** What a clerk works on, on one panel; mails and history beside it. */
function Order({ details }: { details: OrderDetails }) {
  const t = useTranslations('orders');
  const locale = useLocale();
  const { order } = details;
  const tabs = useTranslations('adminOrder.tabs');
  const { shown, show, hrefOf } = useAddressTab(TABS);
  const panels = {
    overview: <Overview {...details} />,
    mails: <MailPanel about={{ orderId: order.id }} className={CARD} />,
    history: <HistoryPanel about={{ orderId: order.id }} className={CARD} />,
  };
  return (
    <>
      <div className="mt-1 mb-6 flex flex-wrap items-center gap-x-4 gap-y-1">
        <p className="font-medium">
          <Link
            to="/admin/users/$id"
            params={{ id: order.dealerId }}
            className="hover:text-plate hover:underline"
          >
            {order.dealer.companyName}
          </Link>
        </p>
        <p className="text-ink-2">
          {t('page.lead', {
            count: order.itemCount,
            at: formatInstant(order.orderDate, locale),
            by: order.placedBy,
          })}
        </p>
        <OrderState order={order} />
      </div>
      <Tabs
        label={tabs('label')}
        value={shown}
        onValueChange={show}
        tabs={TABS.map((value) => ({
          value,
          label: tabs(value),
          panel: panels[value],
          href: hrefOf(value),
        }))}
        printsAll
        className="print:[&>[role=tablist]]:hidden"
      />
    </>
  );
}

/** The timeline, which tells a clerk what is due, beside the contents and what clerks add to them. */
function Overview(details: OrderDetails) {
  const t = useTranslations('orders');
  const { order, timeline } = details;
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[18rem_minmax(0,1fr)]">
        <div className="flex flex-col gap-6">
          <div className={CARD}>
            <Timeline timeline={timeline} actionOf={(step) => <Correction order={order} step={step} />} />
          </div>
          <section className={CARD}>
            <h2 className="heading mb-2 text-18">{t('invoice.title')}</h2>
            <OrderInvoices order={order} reader="admin" />
          </section>
        </div>
        <div className="flex flex-col gap-6">
          <Complaints {...details} reader="admin" className={CARD} />
          <div className="rounded-card border border-line bg-surface">
            <OrderContents {...details} reader="admin" />
          </div>
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none print:grid-flow-row print:grid-cols-1">
            <ClerkNotes about={{ subject: 'order', subjectId: order.id }} />
            <ArrivalProof order={order} reader="admin" className={CARD} />
          </div>
        </div>
      </div>
      <OrderDocuments {...details} />
    </>
  );
}

function Actions({ order }: Pick<OrderDetails, 'order'>) {
  const t = useTranslations('orders');
  const [isChoosing, setIsChoosing] = useState(false);
  const listed = { ...order, dealerName: order.dealer.companyName };
  return (
    <>
      <PrintButton>{t('page.print')}</PrintButton>
      <Button onClick={() => setIsChoosing(true)}>{t('setStatus.open')}</Button>
      <NextAction order={listed} className="max-sm:order-first" />
      {isChoosing && <OrderStatusDialog order={listed} onClose={() => setIsChoosing(false)} />}
    </>
  );
}
