import { Link } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import {
  ADMINISTRATIVE_FEE_CENTS,
  PAYMENT_WORKING_DAYS,
  RESERVATION_HOURS,
} from '../../contract/constants.ts';
import { fromCents } from '../../contract/money.ts';
import { deliveryFeeOf, totalsOf, vatCaseOf } from '../../contract/vat.ts';
import { useErrorText } from '../api/error-text.ts';
import { useUser } from '../api/user.ts';
import { Button } from '../ui/Button.tsx';
import { Checkbox } from '../ui/Checkbox.tsx';
import { formatMoney } from '../ui/format.ts';
import { FormError } from '../ui/FormError.tsx';
import { RadioGroup } from '../ui/RadioGroup.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { type CartRow, isOrderable, totalOf } from './rows.ts';
import { Totals } from './Totals.tsx';
import { type PlacedOrder, useOrder } from './use-order.ts';

const NOTES_MAX = 2000;

/** The sums by the dealer's VAT case, the conditions, and the binding button. */
export function CartSummary({
  rows,
  onPlaced,
}: {
  rows: readonly CartRow[];
  onPlaced: (order: PlacedOrder) => void;
}) {
  const t = useTranslations('cart.summary');
  const errorText = useErrorText();
  const dealer = useUser()?.dealer;
  const [notes, setNotes] = useState('');
  const [isAccepted, setIsAccepted] = useState(false);
  const order = useOrder(onPlaced);
  const orderable = rows.filter(isOrderable);
  const vatCase = dealer ? vatCaseOf(dealer) : 'STANDARD';
  const totals = totalsOf(totalOf(orderable), deliveryFeeOf(orderable.length), vatCase);
  const hindrance =
    orderable.length < rows.length
      ? t('removeFirst')
      : orderable.length === 0
        ? t('nothing')
        : isAccepted
          ? null
          : t('acceptFirst');

  function submit(event: FormEvent) {
    event.preventDefault();
    if (hindrance === null) order.place(orderable, notes);
  }

  return (
    <form
      onSubmit={submit}
      className="flex flex-col gap-5 rounded-card border border-control bg-surface p-5 lg:sticky lg:top-20"
    >
      <div>
        <h2 className="heading text-18">{t('title', { count: rows.length })}</h2>
        <Totals totals={totals} vatCase={vatCase} />
      </div>
      <RadioGroup
        name="shipping"
        legend={t('shipping')}
        value="DELIVERY"
        onChange={() => {}}
        choices={[
          {
            value: 'DELIVERY',
            label: t('delivery'),
            hint: t('deliveryHint', { fee: formatMoney(deliveryFeeOf(1)) }),
          },
          { value: 'PICKUP', label: t('pickup'), hint: t('pickupHint'), disabled: true },
        ]}
      />
      <TextArea
        label={t('notes')}
        mark={t('optional')}
        rows={3}
        maxLength={NOTES_MAX}
        value={notes}
        onChange={({ target }) => setNotes(target.value)}
      />
      <ul className="flex list-disc flex-col gap-1.5 pl-5 text-14 text-ink-2">
        <li>{t('validity', { hours: RESERVATION_HOURS })}</li>
        <li>{t('binding')}</li>
        <li>{t('cancellation', { fee: formatMoney(fromCents(ADMINISTRATIVE_FEE_CENTS)) })}</li>
        <li>{t('payment', { days: PAYMENT_WORKING_DAYS })}</li>
      </ul>
      <Checkbox
        label={t('accept')}
        checked={isAccepted}
        onChange={({ target }) => setIsAccepted(target.checked)}
      />
      <FormError>{order.isError ? errorText(order.error) : undefined}</FormError>
      <div>
        <Button
          type="submit"
          variant="primary"
          size="lg"
          className="w-full"
          busy={order.isPending}
          disabled={hindrance !== null}
          aria-describedby="order-hindrance"
        >
          {t('order')}
        </Button>
        <p id="order-hindrance" className="mt-1.5 min-h-5 text-center text-14 text-ink-2">
          {hindrance}
        </p>
      </div>
      <Button asChild>
        <Link to="/vehicles">{t('addMore')}</Link>
      </Button>
    </form>
  );
}
