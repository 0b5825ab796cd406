import { Link } from '@tanstack/react-router';
import { Calendar, Fuel, Route, Zap } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { VAT_PERCENT } from '../../contract/constants.ts';
import { formatKm } from '../../contract/notation.ts';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { cx } from '../ui/cx.ts';
import { formatMoney, formatMonth, formatPower } from '../ui/format.ts';
import { coverOf, nameOf, wordOf } from '../trade/facts.ts';
import { Picture } from '../trade/Picture.tsx';
import type { ListedVehicle } from '../trade/queries.ts';
import { useTradeWords } from '../trade/use-words.ts';
import { VehicleBadge } from '../trade/VehicleBadge.tsx';

const BADGE_PLACE = 'pointer-events-none absolute top-2.5 left-2.5';
const SIZES = '(min-width: 1280px) 320px, (min-width: 1024px) 33vw, (min-width: 640px) 50vw, 80vw';

interface VehicleCardProps {
  /** `isGone`: the vehicle was removed from the stock while its card was on the screen. */
  vehicle: ListedVehicle & { isGone?: boolean };
  isFirst: boolean;
  /** Above the card, such as its heart. */
  children?: ReactNode;
}

/** One vehicle of the list. Every fact has a fixed place, so that readers learn where to look. */
export function VehicleCard({ vehicle, isFirst, children }: VehicleCardProps) {
  const t = useTranslations('inventory.card');
  const words = useTradeWords();
  const locale = useLocale();
  const name = nameOf(vehicle);
  const pictures = vehicle.media.filter(({ mediaType }) => mediaType === 'image').length;
  const fuel = wordOf(vehicle, 'fuelType');
  const transmission = wordOf(vehicle, 'transmission');
  const drive = [transmission && words.transmission(transmission), fuel && words.fuel(fuel)].filter(Boolean);
  const isOffered = vehicle.status === 'AVAILABLE' && !vehicle.isGone;
  const open = {
    to: '/vehicles/$id',
    params: { id: vehicle.id },
    target: '_blank',
    rel: 'noopener',
  } as const;
  return (
    <article className="relative flex flex-col overflow-hidden rounded-card border border-line bg-surface">
      <div className="relative">
        {/* One tab stop for the page of the vehicle: the button, where there is one. */}
        <Link {...open} className="block" tabIndex={isOffered ? -1 : undefined}>
          <Picture
            url={coverOf(vehicle.media)?.url ?? null}
            alt={t('open', { name })}
            sizes={SIZES}
            isFirst={isFirst}
            className={cx('aspect-16/10', !isOffered && 'opacity-60')}
          />
        </Link>
        {vehicle.isGone ? (
          <Badge tone="neutral" className={BADGE_PLACE}>
            {t('gone')}
          </Badge>
        ) : (
          <VehicleBadge status={vehicle.status} className={BADGE_PLACE} />
        )}
        {pictures > 0 && (
          <span className="pointer-events-none absolute right-2.5 bottom-2.5 rounded-[5px] bg-black/65 px-2 py-0.5 text-12 text-white">
            {pictures}
            <span className="sr-only"> {t('pictures', { count: pictures })}</span>
          </span>
        )}
      </div>
      <div className="flex flex-1 flex-col p-4">
        <h2 className="heading truncate text-18">{name}</h2>
        <p className="min-h-10 text-14 text-ink-2">
          <span className="block min-h-5 truncate">{wordOf(vehicle, 'variant')}</span>
          <span className="block truncate">{drive.join(' · ')}</span>
        </p>
        <ul className="mt-3 grid flex-1 content-start grid-cols-[8.25rem_minmax(0,1fr)] gap-x-2 gap-y-1.5 text-14 text-ink-2">
          <Fact icon={<Calendar />} label={t('firstRegistered')}>
            {vehicle.firstRegistered && t('registered', { month: formatMonth(vehicle.firstRegistered) })}
          </Fact>
          <Fact icon={<Route />} label={t('mileage')}>
            {vehicle.mileageKm !== null && formatKm(vehicle.mileageKm, locale)}
          </Fact>
          <Fact icon={<Zap />} label={t('power')}>
            {vehicle.kw !== null && formatPower(vehicle.kw, locale)}
          </Fact>
          <Fact icon={<Fuel />} label={t('fuel')}>
            {fuel && words.fuelShort(fuel)}
          </Fact>
        </ul>
        <div className="mt-4 flex items-end justify-between gap-3 border-t border-line pt-3">
          <p>
            <span className="heading block text-22 leading-tight">{formatMoney(vehicle.priceNet)}</span>
            <span className="text-13 text-ink-2">{t('plusVat', { percent: VAT_PERCENT })}</span>
          </p>
          {isOffered ? (
            <Button asChild>
              <Link {...open} aria-label={t('open', { name })}>
                {t('details')}
              </Link>
            </Button>
          ) : (
            <Button disabled>{t('details')}</Button>
          )}
        </div>
      </div>
      {children}
    </article>
  );
}

function Fact({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) {
  return (
    <li className="flex min-w-0 items-start gap-1.5">
      <span aria-hidden className="mt-0.5 shrink-0 text-ink-3 [&>svg]:size-4">
        {icon}
      </span>
      <span className="sr-only">{label}:</span>
      <span className="min-w-0 wrap-break-word">{children || '–'}</span>
    </li>
  );
}
