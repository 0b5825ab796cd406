import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { RESERVATION_HOURS } from '../../contract/constants.ts';
import { orderNumberOf } from '../../contract/order-number.ts';
import { useErrorText } from '../api/error-text.ts';
import { statesQuery, type VehicleWithMedia } from '../trade/queries.ts';
import { Button } from '../ui/Button.tsx';
import { useIsHydrated } from '../ui/hydrated.ts';
import { useToast } from '../ui/Toasts.tsx';
import { useFetched } from './use-fetched.ts';

const fetchDialog = async () => (await import('./ReserveDialog.tsx')).ReserveDialog;

/** Reserves this one vehicle without the cart, after a dialog that says what a reservation means. */
export function ReserveNow({
  vehicle,
  onReserved,
}: {
  vehicle: VehicleWithMedia['vehicle'];
  onReserved: () => void;
}) {
  const t = useTranslations('buying.reserve');
  const queryClient = useQueryClient();
  const toast = useToast();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const dialog = useFetched(fetchDialog);
  const isHydrated = useIsHydrated();
  return (
    <>
      {vehicle.status === 'AVAILABLE' && (
        <Button
          className="not-yet-plain w-full"
          disabled={!isHydrated}
          onClick={() => void dialog.open()}
          onPointerEnter={dialog.prepare}
          onFocus={dialog.prepare}
        >
          {t('open')}
        </Button>
      )}
      {dialog.Part && (
        <dialog.Part
          vehicle={vehicle}
          isOpen={dialog.isOpen}
          onClose={dialog.close}
          onReserved={({ id }) => {
            dialog.close();
            onReserved();
            queryClient.setQueryData(statesQuery([vehicle.id]).queryKey, (known) => [
              {
                id: vehicle.id,
                status: 'RESERVED' as const,
                priceNet: vehicle.priceNet,
                isOwn: true,
                ownOrder: { id, placedBy: null },
                mark: known?.[0]?.mark ?? null,
              },
            ]);
            toast({
              tone: 'success',
              title: t('done'),
              description: t('doneText', {
                number: orderNumberOf(id),
                hours: RESERVATION_HOURS,
              }),
              action: {
                label: t('toOrder'),
                onAction: () => void navigate({ to: '/orders/$id', params: { id } }),
              },
            });
          }}
          onLost={(error) => {
            dialog.close();
            toast({ tone: 'destructive', title: t('failed'), description: errorText(error) });
          }}
        />
      )}
    </>
  );
}
