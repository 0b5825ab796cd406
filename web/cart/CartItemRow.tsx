import { Link } from '@tanstack/react-router';
import { Trash2, TriangleAlert } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { priceWithVat } from '../../contract/vat.ts';
import { formatKm, formatMoney, formatMonth } from '../ui/format.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { Picture } from '../vehicles/Picture.tsx';
import { useTradeWords } from '../vehicles/use-words.ts';
import { type CartRow, isOrderable } from './rows.ts';
import { removeFromCart } from './store.ts';

/** One vehicle of the cart; what has become of it meanwhile stands in its row, with what to do. */
export function CartItemRow({ row }: { row: CartRow }) {
  const t = useTranslations('cart.row');
  const words = useTradeWords();
  const { vehicle, state, priceNet } = row;
  const name = `${vehicle.make} ${vehicle.model}`;
  const facts = [
    vehicle.firstRegistered && t('registered', { month: formatMonth(vehicle.firstRegistered) }),
    vehicle.mileageKm !== null && formatKm(vehicle.mileageKm),
    vehicle.fuelType && words.fuel(vehicle.fuelType),
    vehicle.transmission && words.transmission(vehicle.transmission),
  ].filter(Boolean);
  return (
    <li className="flex gap-3 rounded-card border border-line bg-surface p-3 sm:gap-4 sm:p-4">
      <Link
        to="/vehicles/$id"
        params={{ id: vehicle.id }}
        className="w-16 shrink-0 min-[24rem]:w-24 sm:w-40"
        aria-label={t('open', { name })}
      >
        <Picture url={vehicle.coverUrl} alt={name} sizes="160px" className="rounded-box" />
      </Link>
      <div className="flex min-w-0 flex-1 flex-wrap justify-between gap-x-6 gap-y-2">
        <div className="min-w-0 flex-1 basis-60">
          <h2 className="heading text-18 wrap-break-word">{name}</h2>
          <p className="text-14 text-ink-2">{vehicle.variant}</p>
          <p className="font-mono text-13 text-ink-2">{vehicle.vin || t('noVin')}</p>
          <p className="mt-1 text-14 text-ink-2">{facts.join(' · ')}</p>
        </div>
        <p className="sm:text-right">
          {state === 'repriced' && (
            <s className="block text-14 text-ink-2">{formatMoney(vehicle.priceNet)}</s>
          )}
          <span className={`heading block text-18 ${isOrderable(row) ? '' : 'text-ink-2 line-through'}`}>
            {formatMoney(priceNet)}
          </span>
          <span className="block text-13 text-ink-2">
            {t('gross', { price: formatMoney(priceWithVat(priceNet).gross) })}
          </span>
        </p>
        {state !== 'fine' && (
          <p
            role="status"
            className={`flex w-full items-start gap-2 rounded-box px-3 py-2 text-14 ${state === 'repriced' ? 'bg-reserved-soft' : 'bg-sold-soft'}`}
          >
            <TriangleAlert
              aria-hidden
              className={`mt-0.5 size-4 shrink-0 ${state === 'repriced' ? 'text-reserved' : 'text-sold'}`}
            />
            {t(state)}
          </p>
        )}
      </div>
      <IconButton
        tone="danger"
        label={t('remove', { name })}
        icon={<Trash2 aria-hidden className="size-4.5" />}
        onClick={() => removeFromCart(vehicle.id)}
      />
    </li>
  );
}
