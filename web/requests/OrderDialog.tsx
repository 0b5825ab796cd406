import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { TERMS_VERSION } from '../../contract/constants.ts';
import { orderNumberOf } from '../../contract/order-number.ts';
import { call, isRefused, isUnanswered } from '../api/call.ts';
import { useErrorText } from '../api/error-text.ts';
import { ORDERS_AND_VEHICLES, refresh } from '../api/refresh.ts';
import { useSingleMutation } from '../api/use-single-mutation.ts';
import type { CompanyRequest } from '../approval/queries.ts';
import { Conditions } from '../cart/Conditions.tsx';
import { type CartRow, totalOf } from '../cart/rows.ts';
import { useAcceptance } from '../cart/use-acceptance.ts';
import { useTotals } from '../cart/use-totals.ts';
import { Totals } from '../trade/Totals.tsx';
import { Button } from '../ui/Button.tsx';
import { DefinitionList } from '../ui/DefinitionList.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { FormError } from '../ui/FormError.tsx';
import { useToast } from '../ui/Toasts.tsx';
import { mayBeOrdered, ORDER, orderBehind } from './lost-answer.ts';

/** The binding step of an owner: the totals of now, the terms, and the order of what is still available. */
export function OrderDialog({
  request,
  rows: available,
  address,
  place,
  onClose,
}: {
  request: CompanyRequest;
  /** The vehicles that can be ordered. */
  rows: readonly CartRow[];
  /** Null: the address of the company. */
  address: Parameters<typeof useAcceptance>[2];
  /** Names where the vehicles go. */
  place: string;
  onClose: () => void;
}) {
  const t = useTranslations('company.requests');
  const cart = useTranslations('cart');
  const errorText = useErrorText();
  const toast = useToast();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  // What was sent in an order that may exist although no answer has confirmed it. It is sent again: its vehicles may be
  // reserved by now, for this very order.
  const [sent, setSent] = useState<readonly CartRow[] | null>(null);
  const rows = sent ?? available;
  const { totals, vatCase } = useTotals(rows, address);
  const acceptance = useAcceptance(rows, vatCase, address);
  const { mutate, isPending, error } = useSingleMutation({
    mutationFn: (ordered: readonly CartRow[]) =>
      call(ORDER, {
        params: { id: request.id },
        body: {
          vehicleIds: ordered.map(({ vehicle }) => vehicle.id),
          totalAmount: totalOf(ordered),
          prices: ordered.map(({ vehicle, priceNet }) => ({ id: vehicle.id, priceNet })),
          vatCase,
          termsVersion: TERMS_VERSION,
          ...(address ? { deliveryAddressId: address.id } : {}),
        },
      }),
    onSuccess: ({ id }) => openOrder(id),
    onError: async (failed, ordered) => {
      setSent(mayBeOrdered(failed, sent !== null) ? ordered : null);
      const orderId = orderBehind(failed, sent !== null);
      if (orderId !== null) return openOrder(orderId);
      const isDecided = isRefused(failed, ORDER, 'EDITED_MEANWHILE');
      // The dialog closes with the request.
      if (isDecided || isRefused(failed, ORDER, 'REQUEST_WITHDRAWN'))
        toast({
          tone: 'destructive',
          title: t('notOrdered'),
          description: isDecided ? t('overtaken') : errorText(failed),
        });
      await refresh(queryClient, [
        '/api/company/requests',
        '/api/vehicles',
        '/api/user',
        '/api/dealer/addresses',
      ]);
    },
  });

  async function openOrder(id: string) {
    toast({ tone: 'success', title: t('done'), description: t('doneText', { number: orderNumberOf(id) }) });
    await navigate({ to: '/orders/$id', params: { id } });
    await refresh(queryClient, [...ORDERS_AND_VEHICLES, '/api/company/requests']);
  }

  function failureText(failed: Error): string {
    if (isUnanswered(failed)) return cart('order.lost');
    if (request.deliveryAddress && isRefused(failed, ORDER, 'NOT_FOUND')) return cart('order.addressGone');
    // The session or a limit refused it: that says nothing about the attempt before.
    return sent ? errorText(failed) : `${t('notOrdered')}. ${errorText(failed)}`;
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isPending && onClose()}
      title={t('orderTitle', { by: request.requestedBy })}
      closeLabel={t('close')}
      footer={
        <>
          <Button onClick={onClose} disabled={isPending}>
            {t('cancel')}
          </Button>
          <Button
            variant="primary"
            busy={isPending}
            disabled={!acceptance.isGiven}
            onClick={() => mutate(rows)}
          >
            {cart('summary.order')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <h3 className="font-medium">{cart('summary.title', { count: rows.length })}</h3>
        <Totals totals={totals} vatCase={vatCase} />
        <DefinitionList columns={1} entries={[{ term: t('delivery'), value: place }]} />
        <Conditions isAccepted={acceptance.isGiven} isLocked={isPending} onAccept={acceptance.give} />
        <FormError>{error && failureText(error)}</FormError>
      </div>
    </Dialog>
  );
}
