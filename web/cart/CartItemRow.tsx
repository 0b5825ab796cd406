import { Link } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import { Fragment } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatKm } from '../../contract/notation.ts';
import type { VatCase } from '../../contract/vat-case.ts';
import { priceWithVat } from '../../contract/vat.ts';
import { formatMoney, formatMonth } from '../ui/format.ts';
import { FactLine } from '../ui/FactLine.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { NoWrap } from '../ui/NoWrap.tsx';
import { Picture } from '../trade/Picture.tsx';
import { useTradeWords } from '../trade/use-words.ts';
import { Information, RowNotice } from './RowNotice.tsx';
import { type CartRow, isAvailable, nameOf } from './rows.ts';

/** One vehicle of the cart. Its row says what has changed meanwhile, and what to do about it. */
export function CartItemRow({
  row,
  vatCase,
  isLocked,
  onRemove,
  onAccept,
}: {
  row: CartRow;
  /** How the order will be taxed. */
  vatCase: VatCase;
  /** While the order is being sent nothing can be removed. */
  isLocked: boolean;
  onRemove: () => void;
  onAccept: () => void;
}) {
  const t = useTranslations('cart.row');
  const locale = useLocale();
  const words = useTradeWords();
  const { vehicle, state, priceNet } = row;
  const name = nameOf(vehicle);
  const facts = new Set(
    [
      vehicle.firstRegistered && t('registered', { month: formatMonth(vehicle.firstRegistered) }),
      vehicle.mileageKm !== null && formatKm(vehicle.mileageKm, locale),
      vehicle.fuelType && words.fuel(vehicle.fuelType),
      vehicle.transmission && words.transmission(vehicle.transmission),
    ].filter((fact) => typeof fact === 'string'),
  );
  return (
    <li className="rounded-card border border-line bg-surface p-3 sm:p-4">
      <div className="flex gap-3 sm:gap-4">
        <Link
          to="/vehicles/$id"
          params={{ id: vehicle.id }}
          className="w-16 shrink-0 self-start rounded-box min-[24rem]:w-24 sm:w-40"
          aria-label={t('open', { name })}
        >
          <Picture url={vehicle.coverUrl} alt={name} sizes="160px" className="rounded-box" />
        </Link>
        <div className="grid min-w-0 flex-1 gap-x-6 gap-y-2 md:max-lg:grid-cols-[minmax(0,1fr)_auto] xl:grid-cols-[minmax(0,1fr)_auto]">
          <div className="min-w-0">
            <h2 className="heading text-18 wrap-anywhere">
              {name.split(' ').map((word, at) => (
                <Fragment key={`${at} ${word}`}>
                  <NoWrap>{word}</NoWrap>{' '}
                </Fragment>
              ))}
            </h2>
            <p className="text-14 wrap-anywhere hyphens-auto text-ink-2">{vehicle.variant}</p>
            <p className="font-mono text-12 wrap-anywhere text-ink-2 min-[22rem]:text-13">
              {vehicle.vin ? t('vin', { vin: vehicle.vin }) : t('noVin')}
            </p>
            <FactLine facts={[...facts]} className="mt-1 text-14 text-ink-2" />
          </div>
          <p className="md:max-lg:text-right xl:text-right">
            {(state === 'repriced' || state === 'cheaper') && (
              <s className="block text-14 text-ink-2">
                <span className="sr-only">{t('before')} </span>
                {formatMoney(row.storedPrice)}
              </s>
            )}
            <span className={`heading block text-18 ${isAvailable(row) ? '' : 'text-ink-2 line-through'}`}>
              {t('net', { price: formatMoney(priceNet) })}
            </span>
            <span className={`block text-13 text-ink-2 ${isAvailable(row) ? '' : 'line-through'}`}>
              {t('gross', { price: formatMoney(priceWithVat(priceNet).gross) })}
            </span>
            {vatCase === 'INTRA_COMMUNITY' && isAvailable(row) && (
              <span className="block text-13 text-ink-2">
                {t('forYou', { price: formatMoney(priceNet) })}
              </span>
            )}
          </p>
        </div>
        <IconButton
          tone="danger"
          label={t('remove', { name })}
          icon={<Trash2 aria-hidden className="size-4.5" />}
          disabled={isLocked}
          data-remove={vehicle.id}
          className="-mt-1.5 -mr-1.5 max-lg:scroll-mb-24"
          onClick={onRemove}
        />
      </div>
      {row.isCorrected && isAvailable(row) && <Information look="check">{t('corrected')}</Information>}
      {state !== 'fine' && (
        <RowNotice
          state={state}
          ownOrder={row.ownOrder}
          prices={{ before: formatMoney(row.storedPrice), now: formatMoney(priceNet) }}
          name={name}
          isLocked={isLocked}
          onRemove={onRemove}
          onAccept={onAccept}
        />
      )}
    </li>
  );
}
