import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { orderNumberOf } from '../../../contract/order-number.ts';
import { can } from '../../../contract/order-rules.ts';
import type { Vehicle } from '../../../contract/vehicles.ts';
import { isRefused } from '../../api/call.ts';
import { useDialogMutation } from '../../api/use-dialog-mutation.ts';
import { ORDERS_AND_VEHICLES, refresh } from '../../api/refresh.ts';
import { useErrorWords } from '../../api/error-words.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useToast } from '../../ui/Toasts.tsx';
import { ChangedMeanwhile, changeVehicle } from './change-vehicle.ts';
import { holderQuery } from './queries.ts';
import { showInLists } from './show-in-lists.ts';

const EDIT = 'PATCH /api/vehicles/{id}';

/**
 * Confirms that a reserved or sold vehicle is offered again, and names the dealer who loses it. If another reservation
 * holds the vehicle meanwhile, the dialog stays open and names that one.
 */
export function ReleaseDialog(props: {
  vehicle: Pick<Vehicle, 'id' | 'status'>;
  name: string;
  onClose: () => void;
}) {
  const { vehicle, name, onClose } = props;
  const t = useTranslations('adminVehicles');
  const layout = useTranslations('layout');
  const failures = useTranslations('admin.failed');
  const states = useTranslations('states.vehicle');
  const toast = useToast();
  const errorWords = useErrorWords();
  const holder = useQuery(holderQuery(vehicle.id));
  const queryClient = useQueryClient();
  const [isOvertaken, setIsOvertaken] = useState(false);
  // The list behind the dialog follows what others do. The question is about what it showed.
  const [seen] = useState(vehicle.status);
  const { decide, isPending } = useDialogMutation({
    call: async () => {
      const changed = await changeVehicle({
        id: vehicle.id,
        from: { status: seen },
        changes: { status: 'AVAILABLE', releases: holder.data?.reservation.id ?? null },
      });
      // The refreshed list may not have the vehicle any more. Then its row stays as it is now.
      showInLists(queryClient, changed.vehicle);
    },
    touches: ORDERS_AND_VEHICLES,
    done: { title: t('statusSaved'), description: name },
    failed: failures('update'),
    onClose,
    onError: (error) => {
      if (error instanceof ChangedMeanwhile) {
        showInLists(queryClient, error.current);
        onClose();
        const now = t('statusMeanwhile', { name, status: states(error.current.status) });
        // It is released: by somebody else, or by an attempt without an answer.
        if (error.current.status === 'AVAILABLE') toast({ title: now });
        else toast({ tone: 'destructive', title: failures('update'), description: now });
        return true;
      }
      if (!isRefused(error, EDIT, 'EDITED_MEANWHILE')) return false;
      setIsOvertaken(true);
      void holder.refetch();
      return true;
    },
  });
  const mayRelease = holder.data === null || (holder.data && can.releaseVehicle(holder.data.order));
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && close()}
      title={t('releaseTitle', { name })}
      consequence={consequence()}
      confirmLabel={t('release')}
      cancelLabel={layout('cancel')}
      tone={holder.data ? 'danger' : 'primary'}
      busy={isPending}
      disabled={!mayRelease || holder.isFetching}
      error={error()}
      onConfirm={() => decide()}
    />
  );

  function close() {
    if (isOvertaken) void refresh(queryClient, ORDERS_AND_VEHICLES);
    onClose();
  }

  function error(): ReactNode {
    if (holder.isError) return errorWords(holder.error);
    return isOvertaken ? t('releaseOvertaken') : undefined;
  }

  function consequence(): string {
    if (holder.data === undefined) return t('releaseLooking');
    if (holder.data === null) return t('releaseFree');
    return t(mayRelease ? 'releaseHeld' : 'releaseRefused', {
      dealer: holder.data.dealer?.companyName ?? '–',
      order: orderNumberOf(holder.data.order.id),
    });
  }
}
