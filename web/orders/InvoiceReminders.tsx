import { useLocale, useTranslations } from 'use-intl';
import { ADMINISTRATIVE_FEE_CENTS } from '../../contract/constants.ts';
import { fromCents } from '../../contract/money.ts';
import type { Role } from '../../contract/states.ts';
import { formatDay, formatMoney } from '../ui/format.ts';
import { formatInstantDay } from '../ui/instants.ts';
import type { Invoice } from './queries.ts';
import { RemindButton, whichReminder } from './RemindButton.tsx';

/** The payment reminders of an invoice, and for clerks what may be done about the missing payment. */
export function InvoiceReminders({ invoice, reader }: { invoice: Invoice; reader: Role }) {
  const t = useTranslations('orders.invoice.reminder');
  const locale = useLocale();
  return (
    <>
      {invoice.reminders.map(({ place, sentAt }) => (
        <p key={place} className="text-14 text-ink-2">
          {t('sent', { which: whichReminder(place), day: formatInstantDay(sentAt, locale) })}
        </p>
      ))}
      {reader === 'admin' && <NextReminder invoice={invoice} />}
    </>
  );
}

/** What a clerk may do about an unpaid invoice. Nothing happens without a press. */
function NextReminder({ invoice }: { invoice: Invoice }) {
  const t = useTranslations('orders.invoice.reminder');
  const locale = useLocale();
  const { nextReminder, mayBeCancelled, state } = invoice;
  return (
    <>
      {mayBeCancelled && (
        <p className="text-14 font-medium text-sold">
          {t('mayBeCancelled', { fee: formatMoney(fromCents(ADMINISTRATIVE_FEE_CENTS)) })}
        </p>
      )}
      <RemindButton invoice={invoice} />
      {nextReminder && !nextReminder.isPossible && state === 'OVERDUE' && (
        <p className="text-14 text-ink-2 print:hidden">
          {t('from', { which: whichReminder(nextReminder.place), day: formatDay(nextReminder.from, locale) })}
        </p>
      )}
    </>
  );
}
