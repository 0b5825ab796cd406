import { Link } from '@tanstack/react-router';
import { useLocale, useTranslations } from 'use-intl';
import { orderNumberOf } from '../../contract/order-number.ts';
import type { CompanyRequest } from '../approval/queries.ts';
import { Badge } from '../ui/Badge.tsx';
import { formatMoney } from '../ui/format.ts';
import { formatInstant } from '../ui/instants.ts';
import { OpenRequest } from './OpenRequest.tsx';
import { RequestedVehicles } from './RequestedVehicles.tsx';
import { WithdrawButton } from './WithdrawButton.tsx';

const TONES = { OPEN: 'reserved', ORDERED: 'available', DECLINED: 'sold', WITHDRAWN: 'neutral' } as const;

const OUTCOMES = { ORDERED: 'orderedBy', DECLINED: 'declinedBy', WITHDRAWN: 'withdrawnBy' } as const;

/** One request: who wants what, and what became of it. */
export function RequestCard({ request, isOwner }: { request: CompanyRequest; isOwner: boolean }) {
  const t = useTranslations('company.requests');
  const locale = useLocale();
  const isToDecide = isOwner && request.state === 'OPEN';
  return (
    <li className="rounded-card border border-line bg-surface p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 className="font-medium wrap-anywhere">
          {t('heading', {
            count: request.vehicles.length,
            total: formatMoney(request.totalAmount),
          })}
        </h3>
        <Badge tone={TONES[request.state]}>{t(request.state)}</Badge>
      </div>
      <p className="text-14 text-ink-2">
        {t('sent', { by: request.requestedBy, at: formatInstant(request.requestedAt, locale) })}
      </p>
      {isToDecide ? <OpenRequest request={request} /> : <RequestedVehicles vehicles={request.vehicles} />}
      {!isToDecide && <Outcome request={request} />}
    </li>
  );
}

/** What an owner has decided, that the sender has taken it back, or that it still waits. */
function Outcome({ request }: { request: CompanyRequest }) {
  const t = useTranslations('company.requests');
  const locale = useLocale();
  const { state, decidedAt, decidedBy, reason, orderId } = request;
  if (state === 'OPEN')
    return (
      <>
        <p className="mt-3 mb-4 text-14">{t('waiting')}</p>
        <WithdrawButton request={request} />
      </>
    );
  // The page has shown it open, and the list has it no more.
  if (decidedAt === null)
    return <p className="mt-3 text-14">{t('withdrawnMeanwhile', { by: request.requestedBy })}</p>;
  const told = { by: decidedBy ?? '–', at: formatInstant(decidedAt, locale) };
  return (
    <div className="mt-3 text-14">
      <p>{t(OUTCOMES[state], told)}</p>
      {reason !== null && <p className="mt-1 whitespace-pre-line wrap-anywhere">{reason}</p>}
      {orderId !== null && (
        <Link
          to="/orders/$id"
          params={{ id: orderId }}
          className="inline-flex min-h-8 items-center text-plate underline underline-offset-2"
        >
          {t('toOrder', { number: orderNumberOf(orderId) })}
        </Link>
      )}
    </div>
  );
}
