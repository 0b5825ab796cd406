import { useQuery } from '@tanstack/react-query';
import { Link, useParams, useRouteContext } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { INVENTORY_REFRESH_SECONDS } from '../../contract/constants.ts';
import { Button } from '../ui/Button.tsx';
import { CopyButton } from '../ui/CopyButton.tsx';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { Documents } from './Documents.tsx';
import { Equipment } from './Equipment.tsx';
import { nameOf, wordOf } from './facts.ts';
import { Gallery } from './Gallery.tsx';
import { PhoneBar, PricePanel } from './PricePanel.tsx';
import { QuickFacts, SpecGrid } from './SpecGrid.tsx';
import { vehicleQuery } from './queries.ts';
import { VehicleBadge } from './VehicleBadge.tsx';

/** One vehicle, to be trusted: pictures, data, documents, price, and what one may do now. */
export function VehiclePage() {
  const t = useTranslations('vehicle');
  const frame = useTranslations('frame');
  const { id } = useParams({ from: '/vehicles/$id' });
  const { data, isError, refetch, isFetching } = useQuery({
    ...vehicleQuery(id),
    // What somebody else buys meanwhile changes before the eyes.
    refetchInterval: INVENTORY_REFRESH_SECONDS * 1000,
    refetchOnWindowFocus: 'always',
  });
  const back = (
    <Link
      to="/vehicles"
      className="inline-flex min-h-10 items-center gap-1.5 text-ink-2 hover:text-ink print:hidden"
    >
      <ChevronLeft aria-hidden className="size-4" />
      {t('back')}
    </Link>
  );
  if (!data) {
    return (
      <div className="page-width py-4">
        {back}
        {isError && (
          <ErrorPanel
            title={t('failed')}
            retryLabel={frame('error.retry')}
            onRetry={() => void refetch()}
            busy={isFetching}
            action={
              <Button asChild>
                <Link to="/vehicles">{t('back')}</Link>
              </Button>
            }
          />
        )}
      </div>
    );
  }
  const { vehicle, media } = data;
  const name = nameOf(vehicle);
  // The cover is seen first, as on the card; the others follow in their order.
  const images = media
    .filter(({ mediaType }) => mediaType === 'image')
    .toSorted((one, other) => Number(other.isCover) - Number(one.isCover));
  const documents = media.filter(({ mediaType }) => mediaType === 'pdf');
  return (
    <div className="page-width pt-2 pb-10 max-md:pb-28">
      {back}
      {/* On phones the price follows the pictures; beside both columns of data it stays in sight. */}
      <div className="mt-2 grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,45rem)_minmax(20rem,1fr)]">
        <div className="min-w-0">
          <Gallery images={images} name={name} />
        </div>
        <div className="min-w-0 lg:row-span-2">
          <div className="lg:sticky lg:top-20">
            <VehicleBadge status={vehicle.status} />
            <h1 className="heading mt-2 text-30 wrap-break-word">
              {name}
              <span className="mt-1 block font-sans text-18 font-normal text-ink-2">
                {wordOf(vehicle, 'variant')}
              </span>
            </h1>
            <p className="mt-2 flex items-center gap-2 text-ink-2">
              {t('vin')} <span className="font-mono text-ink">{vehicle.vin || t('none')}</span>
              {vehicle.vin && (
                <CopyButton value={vehicle.vin} label={t('copyVin')} copiedLabel={t('copied')} />
              )}
            </p>
            <div className="mt-4">
              <PricePanel vehicle={vehicle} media={media} />
              <QuickFacts vehicle={vehicle} />
            </div>
          </div>
        </div>
        <div className="mt-4 flex min-w-0 flex-col gap-10">
          <Documents documents={documents} />
          <SpecGrid vehicle={vehicle} />
          <Equipment text={vehicle.equipmentText} />
          <Help />
        </div>
      </div>
      <PhoneBar vehicle={vehicle} media={media} />
    </div>
  );
}

/** Whom to ask. */
function Help() {
  const t = useTranslations('vehicle.help');
  const { provider } = useRouteContext({ from: '__root__' }).facts;
  return (
    <section className="rounded-card bg-sunken p-5 print:hidden">
      <h2 className="heading text-18">{t('title')}</h2>
      <p className="mt-1 text-ink-2">{t('text')}</p>
      <p className="mt-3 flex flex-col gap-1">
        <a className="font-medium text-plate" href={`tel:${provider.phone.replaceAll(/[^+\d]/g, '')}`}>
          {provider.phone}
        </a>
        <a className="font-medium text-plate" href={`mailto:${provider.salesEmail}`}>
          {provider.salesEmail}
        </a>
      </p>
    </section>
  );
}
