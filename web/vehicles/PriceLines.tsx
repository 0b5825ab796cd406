import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { VAT_PERCENT } from '../../contract/constants.ts';
import { priceWithVat } from '../../contract/vat.ts';
import { FormerPrice } from '../trade/FormerPrice.tsx';
import type { VehicleWithMedia } from '../trade/queries.ts';
import { formatMoney } from '../ui/format.ts';

type Prices = Pick<VehicleWithMedia['vehicle'], 'priceNet' | 'formerPriceNet'>;

interface PriceLinesProps {
  vehicle: Prices;
  /** Stands below the net price: what it does not contain. */
  note: string;
  label?: string;
  vat: ReactNode;
  total: ReactNode;
}

/** The lines below the net price: what it does not contain, the VAT, and what is to be paid. */
export function PriceLines({ vehicle, note, label, vat, total }: PriceLinesProps) {
  const t = useTranslations('vehicle');
  return (
    <>
      <p className="px-5 pb-2 text-13 text-ink-2">
        {/* The former price comes last, so that a new price moves nothing. */}
        {note}
        <FormerPrice price={vehicle.formerPriceNet} word={t('former')} />
      </p>
      <dl aria-label={label} className="border-t border-line px-5 py-2">
        <div className="flex flex-wrap justify-between gap-x-4 py-1.5">{vat}</div>
        <div className="flex justify-between gap-4 border-t border-line py-1.5 font-medium">{total}</div>
      </dl>
    </>
  );
}

/** The lines of a price with German VAT. */
export function GermanPrice({ vehicle }: { vehicle: Prices }) {
  const t = useTranslations('vehicle');
  const { vat, gross } = priceWithVat(vehicle.priceNet);
  return (
    <PriceLines
      vehicle={vehicle}
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
