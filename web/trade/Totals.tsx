import { useTranslations } from 'use-intl';
import type { VatCase } from '../../contract/vat-case.ts';
import type { Totals as Sums } from '../../contract/vat.ts';
import { formatMoney } from '../ui/format.ts';
import { sumWord } from './sum-word.ts';

/**
 * The four lines of a total: vehicles net, delivery net, VAT on both, gross. For an intra-Community delivery also why
 * no VAT is due. `isOwed`: the sum is still to be paid.
 */
export function Totals({
  totals,
  vatCase,
  isOwed = true,
}: {
  totals: Sums;
  vatCase: VatCase;
  isOwed?: boolean;
}) {
  const t = useTranslations('cart.totals');
  const word = sumWord(vatCase);
  return (
    <dl className="text-15">
      <Line term={t('vehicles')} amount={totals.vehiclesNet} />
      <Line term={t('delivery')} amount={totals.deliveryNet} />
      <Line
        term={t('vat', { percent: String(totals.vatPercent) })}
        amount={totals.vat}
        {...(vatCase === 'INTRA_COMMUNITY' ? { reason: t('intraCommunity') } : {})}
      />
      <div className="mt-1 flex justify-between gap-4 border-t border-line py-2 font-medium">
        <dt>{t(word === 'toPay' && !isOwed ? 'withoutVat' : word)}</dt>
        <dd className="heading text-18">{formatMoney(totals.gross)}</dd>
      </div>
    </dl>
  );
}

function Line({ term, amount, reason }: { term: string; amount: string; reason?: string }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4 py-1.5">
      <dt className="text-ink-2">{term}</dt>
      <dd>{formatMoney(amount)}</dd>
      {reason && <dd className="w-full text-13 text-ink-2">{reason}</dd>}
    </div>
  );
}
