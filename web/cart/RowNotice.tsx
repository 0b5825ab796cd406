import { Link } from '@tanstack/react-router';
import { Info, TriangleAlert } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { orderNumberOf } from '../../contract/order-number.ts';
import { Button } from '../ui/Button.tsx';
import type { CartRow, RowState } from './rows.ts';

/** What has changed about a vehicle since it was chosen, and what the dealer must decide about it. */
export function RowNotice({
  state,
  ownOrder,
  prices,
  name,
  isLocked,
  onRemove,
  onAccept,
}: {
  state: Exclude<RowState, 'fine'>;
  ownOrder: CartRow['ownOrder'];
  prices: { before: string; now: string };
  name: string;
  isLocked: boolean;
  onRemove: () => void;
  onAccept: () => void;
}) {
  const t = useTranslations('cart.row');
  if (state === 'cheaper') return <Information look="good">{t('cheaper', prices)}</Information>;
  const isRepriced = state === 'repriced';
  const isOwn = state === 'own' || state === 'colleague';
  return (
    <div
      className={`mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-box px-3 py-2 text-14 ${isRepriced || isOwn ? 'bg-reserved-soft' : 'bg-sold-soft'}`}
    >
      <output className="flex min-w-0 flex-1 basis-64 items-start gap-2">
        <TriangleAlert
          aria-hidden
          className={`mt-0.5 size-4 shrink-0 ${isRepriced || isOwn ? 'text-reserved' : 'text-sold'}`}
        />
        <span>{isRepriced ? t('repriced', prices) : t(state, { by: ownOrder?.placedBy ?? '' })}</span>
      </output>
      <div className="flex flex-wrap gap-2">
        {state === 'own' && (
          <Button asChild size="sm">
            <Link to="/reservations">{t('toReservations')}</Link>
          </Button>
        )}
        {state === 'colleague' && ownOrder && (
          <Button asChild size="sm">
            <Link to="/orders/$id" params={{ id: ownOrder.id }}>
              {t('toOrder', { number: orderNumberOf(ownOrder.id) })}
            </Link>
          </Button>
        )}
        {isRepriced && (
          <Button
            size="sm"
            variant="primary"
            disabled={isLocked}
            aria-label={t('acceptPriceOf', { name, price: prices.now })}
            onClick={onAccept}
          >
            {t('acceptPrice')}
          </Button>
        )}
        <Button size="sm" disabled={isLocked} aria-label={t('remove', { name })} onClick={onRemove}>
          {t('takeOut')}
        </Button>
      </div>
    </div>
  );
}

/** `good`: it is to the advantage of the dealer. `check`: they should look before they order. */
const LOOKS = {
  good: { Icon: Info, box: 'bg-available-soft', icon: 'text-available' },
  check: { Icon: TriangleAlert, box: 'bg-reserved-soft', icon: 'text-reserved' },
} as const;

/** What the dealer should know, and need not decide about. */
export function Information({ look, children }: { look: keyof typeof LOOKS; children: string }) {
  const { Icon, box, icon } = LOOKS[look];
  return (
    <output className={`mt-3 flex items-start gap-2 rounded-box px-3 py-2 text-14 ${box}`}>
      <Icon aria-hidden className={`mt-0.5 size-4 shrink-0 ${icon}`} />
      {children}
    </output>
  );
}
