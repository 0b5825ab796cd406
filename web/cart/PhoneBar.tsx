import type { RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../ui/Button.tsx';
import { sumWord } from '../trade/sum-word.ts';
import { formatMoney } from '../ui/format.ts';
import type { CartRow } from './rows.ts';
import type { DeliveryChoice } from './use-delivery-address.ts';
import { useTotals } from './use-totals.ts';

/** On phones: keeps the total in view while the rows are read, with a link to the summary. */
export function PhoneBar({
  rows,
  delivery,
  summary,
}: {
  rows: readonly CartRow[];
  delivery: DeliveryChoice;
  summary: RefObject<HTMLElement | null>;
}) {
  const t = useTranslations('cart');
  const { totals, vatCase } = useTotals(rows, delivery.chosen);
  function show() {
    summary.current?.scrollIntoView({ block: 'start' });
    summary.current?.focus({ preventScroll: true });
  }
  return (
    <div
      data-screen-only
      className="sticky bottom-0 z-10 -mx-(--page-margin) mt-3 flex items-center justify-between gap-4 border-y border-line bg-surface px-(--page-margin) py-2.5 lg:hidden"
    >
      <p className="min-w-0">
        <span className="block text-13 text-ink-2">{t(`totals.${sumWord(vatCase)}`)}</span>
        <span className="heading block text-18">{formatMoney(totals.gross)}</span>
      </p>
      <Button variant="primary" onClick={show}>
        {t('toSummary')}
      </Button>
    </div>
  );
}
