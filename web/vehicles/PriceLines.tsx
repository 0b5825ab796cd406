import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { VAT_PERCENT } from '../../contract/constants.ts';
import { priceWithVat } from '../../contract/vat.ts';
import type { VehicleWithMedia } from '../trade/queries.ts';
import { formatMoney } from '../ui/format.ts';

interface PriceLinesProps {
  /** Stands below the net price: what it does not contain. */
  note: string;
  label?: string;
  vat: ReactNode;
  total: ReactNode;
}

/** The lines below the net price: what it does not contain, the VAT, and what is to be paid. */
export function PriceLines({ note, label, vat, total }: PriceLinesProps) {
  return (
    <>
      <p className="px-5 pb-2 text-13 text-ink-2">{note}</p>
      <dl aria-label={label} className="border-t border-line px-5 py-2">
        <div className="flex flex-wrap justify-between gap-x-4 py-1.5">{vat}</div>
        <div className="flex justify-between gap-4 border-t border-line py-1.5 font-medium">{total}</div>
      </dl>
    </>
  );
}

/** The lines of a price with German VAT. */
export function GermanPrice({ vehicle }: { vehicle: Pick<VehicleWithMedia['vehicle'], 'priceNet'> }) {
  const t = useTranslations('vehicle');
  const { vat, gross } = priceWithVat(vehicle.priceNet);
  return (
    <PriceLines
      note={t('netPlusVat', { vat: String(VAT_PERCENT) })}
      vat={
        <>
          <dt className="text-ink-2">{t('vat', { vat: String(VAT_PERCENT) })}</dt>
          <dd>{formatMoney(vat)}</dd>
        </>
      }
      total={
        <>
          <dt>{t('gross')}</dt>
          <dd>{formatMoney(gross)}</dd>
        </>
      }
    />
  );
}
