import { useTranslations } from 'use-intl';
import {
  ADMINISTRATIVE_FEE_CENTS,
  PAYMENT_WORKING_DAYS,
  RESERVATION_HOURS,
} from '../../contract/constants.ts';
import { fromCents } from '../../contract/money.ts';
import { Checkbox } from '../ui/Checkbox.tsx';
import { formatMoney } from '../ui/format.ts';
import { newTabLink } from '../ui/new-tab-link.tsx';

/** The conditions that the dealer agrees to, and the checkbox for the consent. */
export function Conditions({
  isAccepted,
  isLocked,
  onAccept,
}: {
  isAccepted: boolean;
  isLocked: boolean;
  onAccept: (isAccepted: boolean) => void;
}) {
  const t = useTranslations('cart.summary');
  return (
    <>
      <ul className="flex list-disc flex-col gap-1.5 pl-5 text-14 text-ink-2">
        <li className="font-medium text-ink">{t('binding')}</li>
        <li>{t('validity', { hours: RESERVATION_HOURS })}</li>
        <li>{t('cancellation', { fee: formatMoney(fromCents(ADMINISTRATIVE_FEE_CENTS)) })}</li>
        <li>{t('payment', { days: PAYMENT_WORKING_DAYS })}</li>
      </ul>
      <Checkbox
        label={t.rich('accept', { terms: newTabLink('/terms-of-service') })}
        checked={isAccepted}
        disabled={isLocked}
        onChange={({ target }) => onAccept(target.checked)}
      />
    </>
  );
}
