import { useQuery } from '@tanstack/react-query';
import { type VatCase, vatCaseOf } from '../../contract/vat-case.ts';
import { deliveryFeeOf, type Totals, totalsOf } from '../../contract/vat.ts';
import { FRESHNESS } from '../api/freshness.ts';
import { userQuery } from '../api/user.ts';
import { type CartRow, isAvailable, totalOf } from './rows.ts';

/** The totals of the rows that can be ordered, by the dealer's current VAT case. Without a delivery address they go to the company. */
export function useTotals(
  rows: readonly CartRow[],
  deliveryAddress: { country: string } | null,
): { totals: Totals; vatCase: VatCase } {
  const { data: user } = useQuery({ ...userQuery(), ...FRESHNESS.vatCase });
  const vatCase = user?.dealer
    ? vatCaseOf(user.dealer, (deliveryAddress ?? user.dealer).country)
    : 'STANDARD';
  const orderable = rows.filter(isAvailable);
  return { totals: totalsOf(totalOf(orderable), deliveryFeeOf(orderable.length), vatCase), vatCase };
}
