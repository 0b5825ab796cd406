import { useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { RESERVATION_HOURS } from '../../contract/constants.ts';
import { orderNumberOf } from '../../contract/order-number.ts';
import { useErrorText } from '../api/error-text.ts';
import { Button } from '../ui/Button.tsx';
import { useToast } from '../ui/Toasts.tsx';
import { useFetched } from './use-fetched.ts';
import type { Offered } from './use-offered.ts';

const fetchDialog = async () => (await import('./ReserveDialog.tsx')).ReserveDialog;

/** Reserves this one vehicle without the cart, after a dialog that says what a reservation means. */
export function ReserveNow({ offered }: { offered: Offered }) {
  const t = useTranslations('vehicle.reserve');
  const toast = useToast();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const dialog = useFetched(fetchDialog);
  const isFree = offered.vehicle.status === 'AVAILABLE';
  return (
    <>
      {isFree && (
        <Button
          className="w-full"
          onClick={() => void dialog.open()}
          onPointerEnter={dialog.prepare}
          onFocus={dialog.prepare}
        >
          {t('open')}
        </Button>
      )}
      {dialog.Part && (
        <dialog.Part
          vehicle={offered.vehicle}
          intent={offered.intent}
          isOpen={dialog.isOpen}
          onClose={dialog.close}
          onReserved={({ id }) => {
            dialog.close();
            offered.markAsMine();
            toast({
              tone: 'success',
              title: t('done'),
              description: t('doneText', {
                number: orderNumberOf(id),
                hours: RESERVATION_HOURS,
              }),
              action: { label: t('toOrders'), onAction: () => void navigate({ to: '/orders' }) },
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
