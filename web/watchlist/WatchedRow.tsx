import { Link } from '@tanstack/react-router';
import { useLocale, useTranslations } from 'use-intl';
import { formatKm } from '../../contract/notation.ts';
import { MarkButton } from '../marks/MarkButton.tsx';
import { useMark } from '../marks/use-mark.ts';
import { coverOf, nameOf, wordOf } from '../trade/facts.ts';
import { Picture } from '../trade/Picture.tsx';
import { useTradeWords } from '../trade/use-words.ts';
import { VehicleBadge } from '../trade/VehicleBadge.tsx';
import { Button } from '../ui/Button.tsx';
import { FactLine } from '../ui/FactLine.tsx';
import { formatMoney, formatMonth } from '../ui/format.ts';
import { handRowOn } from '../ui/hand-focus-on.ts';
import { formatInstantDay } from '../ui/instants.ts';
import { useToast } from '../ui/Toasts.tsx';
import { AddWatched } from './AddWatched.tsx';
import { priceChangeOf } from './price-change.ts';
import type { WatchedVehicle } from './queries.ts';

const TONES = { lower: 'text-available', same: 'text-ink-2', higher: 'text-sold' } as const;

interface WatchedRowProps {
  vehicle: WatchedVehicle;
  /** The vehicles of all rows. */
  ids: readonly string[];
}

/** One watched vehicle: its status, its price, how the price has changed, and what the dealer may do. */
export function WatchedRow({ vehicle, ids }: WatchedRowProps) {
  const t = useTranslations('watchlist');
  const locale = useLocale();
  const words = useTradeWords();
  const toast = useToast();
  const { isOwn, setMark } = useMark(vehicle.id, ids);
  const name = nameOf(vehicle);
  const fuel = wordOf(vehicle, 'fuelType');
  const facts = [
    vehicle.firstRegistered && t('registered', { month: formatMonth(vehicle.firstRegistered) }),
    vehicle.mileageKm !== null && formatKm(vehicle.mileageKm, locale),
    fuel && words.fuel(fuel),
  ].filter((fact) => typeof fact === 'string');
  const change = priceChangeOf(vehicle.priceAtMark, vehicle.priceNet);

  function unwatch() {
    setMark(null);
    toast({
      title: t('removed', { name }),
      action: { label: t('undo'), onAction: () => setMark('WATCHED') },
    });
  }
  return (
    <li ref={handRowOn} className="flex gap-3 rounded-card border border-line bg-surface p-3 sm:gap-4 sm:p-4">
      <Link
        to="/vehicles/$id"
        params={{ id: vehicle.id }}
        tabIndex={-1}
        aria-hidden
        className="w-20 shrink-0 self-start sm:w-40"
      >
        <Picture url={coverOf(vehicle.media)?.url ?? null} alt="" sizes="160px" className="rounded-box" />
      </Link>
      <div className="grid min-w-0 flex-1 gap-x-6 gap-y-3 md:grid-cols-[minmax(0,1fr)_15rem]">
        <div className="min-w-0">
          <VehicleBadge status={vehicle.status} />
          <h2 className="heading mt-1.5 text-18 wrap-anywhere">
            <Link
              to="/vehicles/$id"
              params={{ id: vehicle.id }}
              className="hover:underline underline-offset-2"
            >
              {name}
            </Link>
          </h2>
          <p className="text-14 wrap-anywhere text-ink-2">{wordOf(vehicle, 'variant')}</p>
          <FactLine facts={facts} className="mt-1 text-14 text-ink-2" />
        </div>
        <div className="md:text-right">
          <p className="heading text-22 leading-tight">
            {t('net', { price: formatMoney(vehicle.priceNet) })}
          </p>
          <p className={`text-14 ${TONES[change.kind]}`}>
            {t(change.kind, {
              amount: formatMoney(change.by),
              day: formatInstantDay(vehicle.markedAt, locale),
            })}
          </p>
        </div>
        <div className="md:col-span-2">
          {isOwn && vehicle.status !== 'AVAILABLE' ? (
            <OwnVehicle name={name} />
          ) : (
            <AddWatched vehicle={vehicle} />
          )}
        </div>
      </div>
      <MarkButton
        status="WATCHED"
        name={name}
        mark="WATCHED"
        onChange={unwatch}
        className="-mt-1.5 -mr-1.5"
      />
    </li>
  );
}

/** The dealer has ordered the vehicle. */
function OwnVehicle({ name }: { name: string }) {
  const t = useTranslations('marks');
  return (
    <Button asChild>
      <Link to="/reservations" aria-label={t('ownNamed', { name })}>
        {t('own')}
      </Link>
    </Button>
  );
}
