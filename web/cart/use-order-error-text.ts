import { useTranslations } from 'use-intl';
import { isRefused } from '../api/call.ts';
import { useErrorText } from '../api/error-text.ts';

/** The text about an order that was refused for another reason than its vehicles. */
export function useOrderErrorText(): (error: unknown) => string {
  const t = useTranslations('cart.order');
  const errorText = useErrorText();
  return (error) => {
    if (isRefused(error, 'POST /api/orders/create', 'NOT_FOUND')) return t('addressGone');
    return isRefused(error, 'POST /api/orders/create', 'RATE_LIMITED') &&
      error.problem.limit === 'PENDING_VEHICLES'
      ? t('tooManyVehicles')
      : errorText(error);
  };
}
