import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { CallFailed } from '../api/call.ts';
import { FRESHNESS } from '../api/freshness.ts';
import { formatMoney } from '../ui/format.ts';
import { useToast } from '../ui/Toasts.tsx';
import { changeOf } from './changes.ts';
import { intent } from './intent.ts';
import { type VehicleWithMedia, vehicleQuery } from '../trade/queries.ts';

const isGone = (error: unknown) => error instanceof CallFailed && error.status === 404;

/** The vehicle as it is now. The page follows orders of other dealers and changes by a clerk. */
export function useVehicle(id: string) {
  const queryClient = useQueryClient();
  const router = useRouter();
  const { data, error, refetch } = useQuery({
    ...vehicleQuery(id),
    ...FRESHNESS.vehicle,
    refetchInterval: (query) => !isGone(query.state.error) && FRESHNESS.vehicle.refetchInterval,
  });
  const hasGone = isGone(error);
  // When the vehicle was deleted meanwhile, the page is loaded again and shows that the vehicle does not exist.
  useEffect(() => {
    if (!hasGone) return;
    queryClient.removeQueries({ queryKey: vehicleQuery(id).queryKey });
    void router.invalidate();
  }, [hasGone, id, queryClient, router]);
  return { data, error, refetch };
}

/** Shows changes in a toast, because a badge is easily missed. While a dealer reserves, the dialog shows losses and new prices. */
export function useChangeToasts(vehicle: VehicleWithMedia['vehicle']): void {
  const t = useTranslations('vehicle.change');
  const states = useTranslations('states.vehicle');
  const action = useTranslations('vehicle.action');
  const toast = useToast();
  const known = useRef(vehicle);
  useEffect(() => () => intent.note(null), []);
  useEffect(() => {
    const before = known.current;
    known.current = vehicle;
    const change = changeOf(before, vehicle);
    const price = formatMoney(vehicle.priceNet);
    if (change === 'lost') {
      if (intent.read() === 'adding') toast({ tone: 'destructive', title: action('unavailable') });
      if (intent.read() === null) toast({ title: t('lost'), description: states(vehicle.status) });
    }
    if (change === 'regained') toast({ title: t('regained'), description: t('at', { price }) });
    if (change === 'repriced' && intent.read() !== 'reserving')
      toast({
        title: t('repriced'),
        description: t('instead', { before: formatMoney(before.priceNet), price }),
      });
    if (change) intent.note(null);
  }, [vehicle, action, states, t, toast]);
}
