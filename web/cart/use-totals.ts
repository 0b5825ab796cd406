import { useQuery } from '@tanstack/react-query';
import { type VatCase, vatCaseOf } from '../../contract/vat-case.ts';
import { deliveryFeeOf, type Totals, totalsOf } from '../../contract/vat.ts';
import { userQuery } from '../api/user.ts';
import { type CartRow, isAvailable, totalOf } from './rows.ts';

/** A clerk may have judged the dealer's VAT id meanwhile: what is older is asked for anew. */
const FRESH_MS = 30_000;

/** The four lines of what can be ordered, by the dealer's VAT case as of now. */
export function useTotals(rows: readonly CartRow[]): { totals: Totals; vatCase: VatCase } {
  const { data: user } = useQuery({ ...userQuery(), staleTime: FRESH_MS });
  const vatCase = user?.dealer ? vatCaseOf(user.dealer) : 'STANDARD';
  const orderable = rows.filter(isAvailable);
  return { totals: totalsOf(totalOf(orderable), deliveryFeeOf(orderable.length), vatCase), vatCase };
}
