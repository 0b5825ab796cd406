import { useTranslations } from 'use-intl';
import { CallFailed } from '../api/call.ts';

/** What to say of orders that did not come, with the status that was answered. */
export function useOrdersFailure(): (error: Error | null) => string {
  const t = useTranslations('orders');
  return (error) => t('failed', { status: error instanceof CallFailed ? String(error.status) : 'none' });
}
