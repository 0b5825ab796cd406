import { useQuery } from '@tanstack/react-query';
import { exceeds } from '../../contract/money.ts';
import { FRESHNESS } from '../api/freshness.ts';
import { useUser } from '../api/user.ts';
import { approvalLimitQuery } from '../approval/queries.ts';

/** The limit of the company that a net total exceeds; null if the user may order it. */
export function useExceededLimit(total: string): string | null {
  const isBuyer = useUser()?.rights === 'BUYER';
  const { data } = useQuery({ ...approvalLimitQuery(), ...FRESHNESS.cart, enabled: isBuyer });
  const limit = isBuyer ? (data?.approvalLimit ?? null) : null;
  return limit !== null && exceeds(total, limit) ? limit : null;
}
