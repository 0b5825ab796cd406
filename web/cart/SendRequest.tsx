import { useTranslations } from 'use-intl';
import { isUnanswered } from '../api/call.ts';
import { Button } from '../ui/Button.tsx';
import { formatMoney } from '../ui/format.ts';
import { FormError } from '../ui/FormError.tsx';
import type { OrderWish } from './sent-order.ts';
import { useOrderErrorText } from './use-order-error-text.ts';
import type { useRequest } from './use-request.ts';

/** The button that sends the cart to the owners, in place of the order. */
export function SendRequest({
  limit,
  wish,
  blockedReason,
  request: { send, isSending, error },
}: {
  limit: string;
  wish: OrderWish;
  blockedReason: string | null;
  request: ReturnType<typeof useRequest>;
}) {
  const t = useTranslations('cart.request');
  const errorText = useOrderErrorText();
  return (
    <div>
      <p className="mb-3 rounded-box bg-reserved-soft px-3 py-2.5 text-14">
        {t('text', { limit: formatMoney(limit) })}
      </p>
      <FormError className="mb-3">
        {error && `${t(isUnanswered(error) ? 'unanswered' : 'failed')} ${errorText(error)}`}
      </FormError>
      <Button
        variant="primary"
        size="lg"
        className="w-full"
        busy={isSending}
        disabled={blockedReason !== null && !isSending}
        aria-describedby="request-blocked-reason"
        onClick={() => send(wish)}
      >
        {t('send')}
      </Button>
      <p id="request-blocked-reason" className="mt-1.5 min-h-5 text-center text-14 text-ink-2">
        {isSending ? t('sending') : blockedReason}
      </p>
    </div>
  );
}
