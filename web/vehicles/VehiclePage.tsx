import { Link, useParams } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useVehicle } from './use-vehicle.ts';
import { VehicleDetails } from './VehicleDetails.tsx';
import { VehicleFailed } from './VehicleFailed.tsx';
import { VehicleNotFound } from './VehicleNotFound.tsx';
import { VehicleSchema } from './VehicleSchema.tsx';

/** One vehicle, or why it cannot be shown. */
export function VehiclePage() {
  const t = useTranslations('vehicle');
  const { id } = useParams({ from: '/vehicles/$id' });
  const { data, readAt, hasGone, error, refetch } = useVehicle(id);
  if (hasGone) return <VehicleNotFound />;
  return (
    <div className={`page-width pt-2 pb-10 print:p-0 ${data ? 'max-md:pb-28' : ''}`}>
      {data && <VehicleSchema data={data} />}
      <Link
        to="/vehicles"
        className="inline-flex min-h-10 items-center gap-1.5 text-ink-2 hover:text-ink print:hidden"
      >
        <ChevronLeft aria-hidden className="size-4" />
        {t('back')}
      </Link>
      {/* The page waits for its vehicle before it is opened: without one, it could not be loaded. */}
      {data ? (
        <VehicleDetails key={id} data={data} readAt={readAt} />
      ) : (
        <VehicleFailed error={error} onRetry={refetch} />
      )}
    </div>
  );
}
