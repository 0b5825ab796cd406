import { useTranslations } from 'use-intl';
import { CallFailed } from '../api/call.ts';

/** The sentence about orders that could not be fetched, with the status of the answer. */
export function useOrdersFailure(): (error: Error | null) => string {
  const t = useTranslations('orders');
  return (error) => t('failed', { status: error instanceof CallFailed ? String(error.status) : 'none' });
}
