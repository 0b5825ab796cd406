import { useRouteContext } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { lazyHydrated } from '../layout/lazy-hydrated.tsx';
import { CopyButton } from '../ui/CopyButton.tsx';
import { formatMoney, formatMonth, telephoneLink } from '../ui/format.ts';
import { NoWrap } from '../ui/NoWrap.tsx';
import { nameOf, wordOf } from '../trade/facts.ts';
import { Expired, isExpired, useThisMonth } from '../trade/inspection.tsx';
import { Gallery } from './Gallery.tsx';
import { PhoneBar, PricePanel } from './PricePanel.tsx';
import type { VehicleWithMedia } from '../trade/queries.ts';
import { QuickFacts } from './QuickFacts.tsx';
import { useOffered } from './use-offered.ts';
import { VehicleBadge } from '../trade/VehicleBadge.tsx';

/** The server renders it. The browser loads it after the first load of the page. */
const rendered = import.meta.env.SSR && (await import('./MoreData.tsx'));
const load = () => import('./MoreData.tsx');
const moreData = lazyHydrated(rendered && rendered.MoreData, load, 'MoreData');
const condition = lazyHydrated(rendered && rendered.MoreOfCondition, load, 'MoreOfCondition');
const sheetHead = lazyHydrated(rendered && rendered.SheetHead, load, 'SheetHead');

/** Loads them before the router opens the page, so that nothing moves. */
export const prepareData = () => Promise.all([moreData.prepare(), condition.prepare(), sheetHead.prepare()]);

/** The page of a vehicle: pictures, data, documents, price, and what the reader may do now. */
export function VehicleDetails({ data }: { data: VehicleWithMedia }) {
  const { vehicle, media } = data;
  const offered = useOffered(data);
  // The cover comes first, as on the card. The others follow in their order.
  const images = media
    .filter(({ mediaType }) => mediaType === 'image')
    .toSorted((one, other) => Number(other.isCover) - Number(one.isCover));
  return (
    <>
      {sheetHead.part}
      {/* On phones the price follows the pictures. Beside both columns of data it stays in view. */}
      <div className="mt-1 grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,45rem)_minmax(20rem,1fr)] print:grid-cols-[3fr_2fr] print:gap-x-6 print:gap-y-4">
        <div className="min-w-0">
          <Gallery images={images} name={nameOf(vehicle)} />
        </div>
        <div className="min-w-0 lg:row-span-2 print:row-span-1">
          <div className="lg:sticky lg:top-20 print:static">
            <Heading vehicle={vehicle} />
            <div className="mt-1">
              <PricePanel offered={offered} />
              <QuickFacts vehicle={vehicle} />
              {condition.part}
            </div>
          </div>
        </div>
        <div className="mt-4 flex min-w-0 flex-col gap-10 print:col-span-2 print:mt-0 print:gap-5">
          {moreData.part}
          <Help vehicle={vehicle} />
        </div>
      </div>
      <PhoneBar offered={offered} />
    </>
  );
}

function Heading({ vehicle }: { vehicle: VehicleWithMedia['vehicle'] }) {
  const t = useTranslations('vehicle');
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3">
        <VehicleBadge status={vehicle.status} />
        {/* Above the fold of every window: the block of the condition is below it on phones and small laptops. */}
        {vehicle.condition?.damages?.length ? <DamagesSum sum={vehicle.damagesSum} /> : null}
        {vehicle.nextInspection && <ExpiredInspection until={vehicle.nextInspection} />}
      </div>
      <h1 className="heading mt-1 text-30 wrap-break-word">
        <NoWrap>{wordOf(vehicle, 'make')}</NoWrap> <NoWrap>{wordOf(vehicle, 'model')}</NoWrap>{' '}
        <span className="mt-1 block font-sans text-18 font-normal text-ink-2">
          {wordOf(vehicle, 'variant')}
        </span>
      </h1>
      <p className="flex min-h-10 items-center gap-2 text-ink-2">
        {t('vin')} <span className="font-mono text-ink">{vehicle.vin || t('none')}</span>
        {vehicle.vin && (
          <CopyButton
            value={vehicle.vin}
            label={t('copyVin')}
            copiedLabel={t('copied')}
            className="noscript:hidden print:hidden"
          />
        )}
      </p>
    </>
  );
}

function DamagesSum({ sum }: { sum: string | null }) {
  const t = useTranslations('vehicle');
  return (
    sum && <p className="text-14 font-medium print:hidden">{t('damagesSum', { sum: formatMoney(sum) })}</p>
  );
}

function ExpiredInspection({ until }: { until: string }) {
  const t = useTranslations('vehicle');
  if (!isExpired(until, useThisMonth())) return null;
  return (
    <p className="text-14 print:hidden">
      <Expired>{t('inspectionExpired', { month: formatMonth(until) })}</Expired>
    </p>
  );
}

/** The contact for questions. */
function Help({ vehicle }: { vehicle: VehicleWithMedia['vehicle'] }) {
  const t = useTranslations('vehicle.help');
  const { provider } = useRouteContext({ from: '__root__' }).pageContext;
  return (
    <section className="break-inside-avoid rounded-card bg-sunken p-5 print:border print:border-line print:px-4 print:py-3">
      <h2 className="heading text-18">{t('title')}</h2>
      <p className="mt-1 text-ink-2">{t('text')}</p>
      <p className="mt-3 flex flex-col items-start print:mt-1 print:flex-row print:gap-6">
        <a
          className="inline-flex min-h-10 items-center font-medium print:min-h-0 text-plate hover:underline"
          href={telephoneLink(provider.phone)}
        >
          {provider.phone}
        </a>
        <a
          className="inline-flex min-h-10 items-center font-medium print:min-h-0 text-plate hover:underline"
          href={`mailto:${provider.salesEmail}?subject=${encodeURIComponent(`${nameOf(vehicle)} ${vehicle.vin ?? ''}`.trim())}`}
        >
          {provider.salesEmail}
        </a>
      </p>
    </section>
  );
}
