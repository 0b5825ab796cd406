import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { INVENTORY_REFRESH_SECONDS } from '../../contract/constants.ts';
import { CallFailed } from '../api/call.ts';
import { formatMoney } from '../ui/format.ts';
import { useToast } from '../ui/Toasts.tsx';
import { changeOf } from './changes.ts';
import { type VehicleWithMedia, vehicleQuery } from '../trade/queries.ts';

type Deed = 'adding' | 'reserving' | null;

/** What whoever looks at the vehicle is about to do: a loss is told in the light of it. */
export interface Intent {
  read: () => Deed;
  note: (deed: Deed) => void;
}

export function useIntent(): Intent {
  const [intent] = useState((): Intent => {
    let noted: Deed = null;
    return {
      read: () => noted,
      note: (deed) => {
        noted = deed;
      },
    };
  });
  return intent;
}

const isGone = (error: unknown) => error instanceof CallFailed && error.status === 404;

/** The vehicle as it is now: what somebody else buys, or a clerk changes, changes before the eyes. */
export function useVehicle(id: string) {
  const queryClient = useQueryClient();
  const router = useRouter();
  const { data, dataUpdatedAt, error, refetch } = useQuery({
    ...vehicleQuery(id),
    refetchInterval: (query) => (isGone(query.state.error) ? false : INVENTORY_REFRESH_SECONDS * 1000),
    refetchOnWindowFocus: 'always',
  });
  const hasGone = isGone(error);
  // Deleted meanwhile: the page is opened again, and says what it says of every vehicle that does not exist.
  useEffect(() => {
    if (!hasGone) return;
    queryClient.removeQueries({ queryKey: vehicleQuery(id).queryKey });
    void router.invalidate();
  }, [hasGone, id, queryClient, router]);
  return { data, readAt: dataUpdatedAt, error, refetch };
}

/** Says to eye and ear what has changed, since a badge alone is easily missed; of a reservation its dialog tells. */
export function useChangesTold(vehicle: VehicleWithMedia['vehicle'], intent: Intent): void {
  const t = useTranslations('vehicle.change');
  const states = useTranslations('states.vehicle');
  const action = useTranslations('vehicle.action');
  const toast = useToast();
  const known = useRef(vehicle);
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
  }, [vehicle, intent, action, states, t, toast]);
}
