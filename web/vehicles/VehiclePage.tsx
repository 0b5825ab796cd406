import { lazyRouteComponent, Link, useParams } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { withRetry } from '../with-retry.ts';
import { useVehicle } from './use-vehicle.ts';
import { VehicleDetails } from './VehicleDetails.tsx';
import { VehicleSchema } from './VehicleSchema.tsx';

export { preparePrice } from './PricePanel.tsx';
export { prepareData } from './VehicleDetails.tsx';

/** Rarely needed, so it is not loaded with every vehicle. The server renders it at once. */
const VehicleFailed = import.meta.env.SSR
  ? (await import('./VehicleFailed.tsx')).VehicleFailed
  : lazyRouteComponent(() => withRetry(() => import('./VehicleFailed.tsx')), 'VehicleFailed');

/** One vehicle, or the reason why it cannot be shown. */
export function VehiclePage() {
  const t = useTranslations('vehicle');
  const { id } = useParams({ from: '/vehicles/$id' });
  const { data, error, refetch } = useVehicle(id);
  return (
    <div className="page-width pt-2 pb-10 print:p-0">
      {data && <VehicleSchema data={data} />}
      <Link
        to="/vehicles"
        className="inline-flex min-h-10 items-center gap-1.5 text-ink-2 hover:text-ink print:hidden"
      >
        <ChevronLeft aria-hidden className="size-4" />
        {t('back')}
      </Link>
      {/* The loader waits for the vehicle. Without data it could not be loaded. */}
      {data ? (
        <VehicleDetails key={id} data={data} />
      ) : (
        <Suspense>
          <VehicleFailed error={error} onRetry={refetch} />
        </Suspense>
      )}
    </div>
  );
}
