import { Link } from '@tanstack/react-router';
import { TriangleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../ui/Button.tsx';
import { forgetSentOrder, type SentOrder } from './sent-order.ts';

/**
 * Replaces the binding button while nobody knows whether the order arrived. The order is sent again and counts once.
 */
export function SentOrderNotice({
  sent,
  isFailed,
  isSending,
  onSendAgain,
}: {
  sent: SentOrder;
  /** It was sent on this page, and no answer came. */
  isFailed: boolean;
  isSending: boolean;
  onSendAgain: () => void;
}) {
  const t = useTranslations('cart.sent');
  const again = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The button that was pressed is gone, so this one takes the focus.
    if (isFailed) again.current?.focus();
  }, [isFailed]);
  return (
    <div className="flex flex-col gap-3">
      <div
        role={isFailed ? 'alert' : 'status'}
        className="flex gap-2 rounded-box bg-reserved-soft px-3 py-2.5 text-14"
      >
        <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-reserved" />
        <div>
          <p className="font-medium">{t('title')}</p>
          <p className="mt-1">{t('text', { count: sent.wish.vehicleIds.length })}</p>
        </div>
      </div>
      <Button ref={again} variant="primary" size="lg" busy={isSending} onClick={onSendAgain}>
        {t('again')}
      </Button>
      <div className="flex flex-wrap justify-between gap-2">
        <Button asChild variant="ghost" size="sm">
          <Link to="/orders">{t('orders')}</Link>
        </Button>
        <Button
          variant="ghost"
          size="sm"
          onClick={({ currentTarget }) => {
            // The button goes with the notice.
            currentTarget.closest('form')?.focus({ preventScroll: true });
            forgetSentOrder(sent.dealerId);
          }}
        >
          {t('leave')}
        </Button>
      </div>
    </div>
  );
}
