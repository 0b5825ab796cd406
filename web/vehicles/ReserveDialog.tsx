import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ADMINISTRATIVE_FEE_CENTS, RESERVATION_HOURS } from '../../contract/constants.ts';
import { exceeds, fromCents } from '../../contract/money.ts';
import { type VatCase, vatCaseOf } from '../../contract/vat-case.ts';
import { deliveryFeeOf, totalsOf } from '../../contract/vat.ts';
import { isRefused, isUnanswered } from '../api/call.ts';
import { useErrorText } from '../api/error-text.ts';
import { useUser } from '../api/user.ts';
import { Checkbox } from '../ui/Checkbox.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { formatMoney } from '../ui/format.ts';
import { newTabLink } from '../ui/new-tab-link.tsx';
import { companyAddressOf } from '../trade/company-address.ts';
import { nameOf } from '../trade/facts.ts';
import { sumWord } from '../trade/sum-word.ts';
import type { VehicleWithMedia } from '../trade/queries.ts';
import { DeliverTo } from './DeliverTo.tsx';
import { type PlacedOrder, useReserve } from './use-reserve.ts';

interface ReserveDialogProps {
  vehicle: VehicleWithMedia['vehicle'];
  isOpen: boolean;
  onClose: () => void;
  onReserved: (order: PlacedOrder) => void;
  onLost: (error: unknown) => void;
}

/**
 * Shows the vehicle, its price with everything that is added to it, the terms and what a reservation means, and asks
 * once.
 */
export function ReserveDialog({ vehicle, isOpen, onClose, onReserved, onLost }: ReserveDialogProps) {
  const t = useTranslations('buying.reserve');
  const change = useTranslations('vehicle.change');
  const layout = useTranslations('layout');
  const errorText = useErrorText();
  const dealer = useUser()?.dealer;
  const { priceNet, status } = vehicle;
  // What the dealer accepted. The dialog asks again when the price rises, or when the VAT or the address of the company changes.
  const [accepted, setAccepted] = useState<{ priceNet: string; vatCase: VatCase; deliverTo: string } | null>(
    null,
  );
  const [isMissing, setIsMissing] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const { reserve, isPending, error, forgetError } = useReserve(vehicle.id, dealer?.id, {
    onReserved,
    onLost,
  });
  const vatCase = dealer ? vatCaseOf(dealer, dealer.country) : 'STANDARD';
  const isRepriced = accepted !== null && accepted.priceNet !== priceNet;
  const isDearer = isRepriced && exceeds(priceNet, accepted.priceNet);
  const deliverTo = JSON.stringify(dealer && companyAddressOf(dealer));
  const isAccepted = accepted?.vatCase === vatCase && accepted.deliverTo === deliverTo && !isDearer;
  // The notice about the new price says the same.
  const isSaid = isRepriced && isRefused(error, 'POST /api/orders/create', 'PRICE_CHANGED');

  // A dialog that opens again asks anew, however it was closed.
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen);
    setAccepted(null);
    setIsMissing(false);
  }
  // The error of a vehicle that is lost arrives when the dialog is closed.
  useEffect(() => {
    if (!isOpen && error) forgetError();
  }, [isOpen, error, forgetError]);

  // Another dealer was faster: there is nothing left to confirm. But when the answer was lost, this very order may
  // have taken the vehicle. Then the same request can be sent again.
  const mayBePlaced = error !== null && isUnanswered(error);
  const isLost = isOpen && status !== 'AVAILABLE' && !isPending && !mayBePlaced;
  useEffect(() => {
    if (isLost) onClose();
  }, [isLost, onClose]);

  function confirm() {
    setIsMissing(!isAccepted);
    if (isAccepted) reserve({ priceNet, vatCase });
    else box.current?.focus();
  }

  function reasonOf(refusal: Error): string {
    const hasTooMany =
      isRefused(refusal, 'POST /api/orders/create', 'RATE_LIMITED') &&
      refusal.problem.limit === 'PENDING_VEHICLES';
    return hasTooMany ? t('tooManyVehicles') : errorText(refusal);
  }

  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t('title', { name: nameOf(vehicle) })}
      consequence={t('consequence', {
        hours: RESERVATION_HOURS,
        fee: formatMoney(fromCents(ADMINISTRATIVE_FEE_CENTS)),
      })}
      confirmLabel={t('confirm')}
      cancelLabel={layout('cancel')}
      busy={isPending}
      error={
        error &&
        !isSaid &&
        (mayBePlaced ? (
          t('noAnswer')
        ) : (
          <>
            <strong className="font-medium">{t('failed')}</strong>
            <span className="block">{reasonOf(error)}</span>
          </>
        ))
      }
      onConfirm={confirm}
    >
      <p className="text-14 text-ink-2">
        {vehicle.variant} <span className="font-mono whitespace-nowrap">{vehicle.vin}</span>
      </p>
      {isRepriced && (
        <output className="mt-3 block rounded-box bg-reserved-soft px-3 py-2">
          {change('repriced')}.{' '}
          {change('instead', { before: formatMoney(accepted.priceNet), price: formatMoney(priceNet) })}.
          {isDearer && ` ${t('confirmAgain')}`}
        </output>
      )}
      <div className="mt-3 rounded-box bg-sunken px-4 py-2">
        <Sum priceNet={priceNet} vatCase={vatCase} />
      </div>
      <DeliverTo />
      <div className="mt-4">
        <Checkbox
          label={t.rich('accept', { terms: newTabLink('/terms-of-service') })}
          checked={isAccepted}
          disabled={isPending}
          onChange={({ target }) => {
            setAccepted(target.checked ? { priceNet, vatCase, deliverTo } : null);
            setIsMissing(false);
            forgetError();
          }}
          ref={box}
          {...(isMissing ? { error: t('acceptFirst') } : {})}
        />
      </div>
    </ConfirmDialog>
  );
}

/** The price of the vehicle, its delivery, VAT by the dealer's case, and the total. */
function Sum({ priceNet, vatCase }: { priceNet: string; vatCase: VatCase }) {
  const t = useTranslations('buying.reserve');
  const totals = totalsOf(priceNet, deliveryFeeOf(1), vatCase);
  const lines: [term: string, amount: string][] = [
    [t('vehicleNet'), totals.vehiclesNet],
    [t('deliveryNet'), totals.deliveryNet],
    [t('vat', { percent: String(totals.vatPercent) }), totals.vat],
  ];
  return (
    <dl>
      {lines.map(([term, amount]) => (
        <div key={term} className="flex justify-between gap-4 py-1.5">
          <dt className="text-ink-2">{term}</dt>
          <dd>{formatMoney(amount)}</dd>
        </div>
      ))}
      {vatCase === 'INTRA_COMMUNITY' && (
        <div className="pb-1.5 text-13 text-ink-2">
          <dt className="sr-only">{t('reason')}</dt>
          <dd>{t('intraCommunity')}</dd>
        </div>
      )}
      <div className="flex items-baseline justify-between gap-4 border-t border-line py-2 font-medium">
        <dt>{t(sumWord(vatCase))}</dt>
        <dd className="heading text-18">{formatMoney(totals.gross)}</dd>
      </div>
    </dl>
  );
}
