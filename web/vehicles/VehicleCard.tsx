import { Calendar, Fuel, Route, Zap } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { VAT_PERCENT } from '../../contract/constants.ts';
import { formatKm } from '../../contract/notation.ts';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { cx } from '../ui/cx.ts';
import { formatMoney, formatMonth, formatPower } from '../ui/format.ts';
import { StateBadge } from '../ui/StateBadge.tsx';
import { FormerPrice } from '../trade/FormerPrice.tsx';
import { Expired, isExpired, useThisMonth } from '../trade/inspection.tsx';
import { Picture } from '../trade/Picture.tsx';
import { Swatch } from '../trade/Swatch.tsx';
import { useTradeWords } from '../trade/use-words.ts';
import { VEHICLE_TONES } from '../trade/VehicleBadge.tsx';
import { cardName, type CardVehicle } from './queries.ts';

const SIZES = '(min-width: 1280px) 320px, (min-width: 1024px) 33vw, (min-width: 640px) 50vw, 80vw';

/** The texts of all cards, and the month. Each card would otherwise make translators of its own: half of its rendering. */
export function useCardTexts() {
  const locale = useLocale();
  const t = useTranslations('inventory.card');
  const words = useTradeWords();
  const statusWord = useTranslations('states.vehicle');
  const thisMonth = useThisMonth();
  return useMemo(
    () => ({ locale, t, words, statusWord, thisMonth }),
    [locale, t, words, statusWord, thisMonth],
  );
}

interface VehicleCardProps {
  /** `isGone`: the vehicle was removed from the stock while its card was on the screen. */
  vehicle: CardVehicle & { isGone?: boolean };
  texts: ReturnType<typeof useCardTexts>;
  isFirst: boolean;
  /** Above the card, such as its heart. */
  children?: ReactNode;
}

/**
 * One vehicle of the list. Every fact has a fixed place, so that readers learn where to look. Its look is in
 * styles/parts.css.
 */
export function VehicleCard({ vehicle, texts, isFirst, children }: VehicleCardProps) {
  const { t, words, locale } = texts;
  const { pictures, bodyType, fuelType, transmission } = vehicle;
  const name = cardName(vehicle);
  const kind = [
    bodyType && words.body(bodyType),
    transmission && words.transmission(transmission),
    fuelType && words.fuel(fuelType),
  ].filter(Boolean);
  const isOffered = vehicle.status === 'AVAILABLE' && !vehicle.isGone;
  // Not a link of the router: the page opens in a new tab, and 48 such links are a quarter of the list's rendering.
  const open = { href: `/vehicles/${vehicle.id}`, target: '_blank', rel: 'noopener' } as const;
  return (
    <article className="vehicle-card" data-closed={!isOffered || undefined}>
      <div className="vehicle-card-picture">
        {/* One tab stop for the page of the vehicle: the button, where there is one. */}
        <a {...open} tabIndex={isOffered ? -1 : undefined}>
          <Picture
            url={vehicle.coverUrl}
            alt={t('open', { name })}
            sizes={SIZES}
            isFirst={isFirst}
            className={cx('aspect-16/10', !isOffered && 'opacity-60')}
          />
        </a>
        {vehicle.isGone ? (
          <Badge tone="neutral">{t('gone')}</Badge>
        ) : (
          <StateBadge state={vehicle.status} tones={VEHICLE_TONES} wordOf={texts.statusWord} />
        )}
        {vehicle.isNew && <span className="vehicle-card-new">{t('new')}</span>}
        {pictures > 0 && (
          <span className="vehicle-card-count">
            {pictures}
            <span className="sr-only">{` ${t('pictures', { count: pictures })}`}</span>
          </span>
        )}
      </div>
      <div className="vehicle-card-text">
        <h2>{name}</h2>
        <p>
          <span>{vehicle.variant}</span>
          <span>
            {kind.slice(0, -1).map((word) => `${word}\u00a0· `)}
            {/* The swatch stays beside the last word, and two words of a fuel stay together. */}
            <span>
              {kind.at(-1)}
              {vehicle.baseColour && (
                <>
                  <span className="sr-only">{`, ${words.colour(vehicle.baseColour)}`}</span>
                  <Swatch colour={vehicle.baseColour} className="ml-2" />
                </>
              )}
            </span>
          </span>
        </p>
        <ul>
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
            {fuelType && words.fuelShort(fuelType)}
          </Fact>
        </ul>
        {/* At most two marks. They keep their place where nobody has told anything. */}
        <p className="vehicle-card-marks">
          {vehicle.damages !== null && <span>{damagesIn(vehicle.damages, t)}</span>}
          {vehicle.nextInspection && <Inspection until={vehicle.nextInspection} texts={texts} />}
        </p>
        <div>
          <p>
            <span>{formatMoney(vehicle.priceNet)}</span>
            <span>
              {t('plusVat', { percent: VAT_PERCENT })}
              <FormerPrice price={vehicle.formerPriceNet} word={t('former')} />
            </span>
          </p>
          {isOffered ? (
            <Button asChild>
              <a {...open} aria-label={t('open', { name })}>
                {t('details')}
              </a>
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

/** "Schäden 450,00 €". */
export const damagesIn = (damages: string | number, t: ReturnType<typeof useCardTexts>['t']): string =>
  typeof damages === 'number'
    ? t('damageCount', { count: damages })
    : t('damages', { sum: formatMoney(damages) });

function Inspection({ until, texts: { t, thisMonth } }: { until: string; texts: VehicleCardProps['texts'] }) {
  const month = formatMonth(until);
  return isExpired(until, thisMonth) ? (
    <Expired>{t('inspectionExpired', { month })}</Expired>
  ) : (
    <span>{t('inspection', { month })}</span>
  );
}

function Fact({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) {
  return (
    <li>
      {icon}
      <span className="sr-only">{`${label}:`}</span>
      <span>{children || '–'}</span>
    </li>
  );
}
