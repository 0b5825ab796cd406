import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { ADMINISTRATIVE_FEE_CENTS } from '../../contract/constants.ts';
import { fromCents } from '../../contract/money.ts';
import type { Role } from '../../contract/states.ts';
import { Button } from '../ui/Button.tsx';
import { cx } from '../ui/cx.ts';
import { formatDay, formatMoney } from '../ui/format.ts';
import { formatInstantDay } from '../ui/instants.ts';
import type { Invoice } from './queries.ts';
import { ReminderDialog } from './ReminderDialog.tsx';

/** The payment reminders of an invoice, and for clerks what may be done about the missing payment. */
export function InvoiceReminders(props: {
  invoice: Invoice;
  reader: Role;
  /** In a list, where the button stands beside the state. */
  isShort?: boolean;
}) {
  const { invoice, reader, isShort = false } = props;
  const t = useTranslations('orders.invoice.reminder');
  const locale = useLocale();
  return (
    <>
      {invoice.reminders.map(({ place, sentAt }) => (
        <p key={place} className={cx('text-ink-2', isShort ? 'text-13' : 'text-14')}>
          {t(isShort ? 'reminded' : 'sent', { which: wordOf(place), day: formatInstantDay(sentAt, locale) })}
        </p>
      ))}
      {reader === 'admin' && <NextReminder invoice={invoice} isShort={isShort} />}
    </>
  );
}

/** How the texts name the first and the second reminder. */
const wordOf = (place: 1 | 2) => (place === 1 ? 'first' : 'second');

/** What a clerk may do about an unpaid invoice. Nothing happens without a press. */
function NextReminder({ invoice, isShort }: { invoice: Invoice; isShort: boolean }) {
  const t = useTranslations('orders.invoice.reminder');
  const locale = useLocale();
  // The button disappears with the answer. The dialog stays until it is closed.
  const [asked, setAsked] = useState<1 | 2 | null>(null);
  const { nextReminder, mayBeCancelled, state } = invoice;
  return (
    <>
      {mayBeCancelled && (
        <p className={cx('font-medium text-sold', isShort ? 'text-13' : 'text-14')}>
          {t('mayBeCancelled', { fee: formatMoney(fromCents(ADMINISTRATIVE_FEE_CENTS)) })}
        </p>
      )}
      {nextReminder?.isPossible && (
        <Button
          size="sm"
          aria-label={t(isShort ? 'remindOf' : 'sendOf', {
            which: wordOf(nextReminder.place),
            number: invoice.number,
          })}
          className="print:hidden"
          onClick={() => setAsked(nextReminder.place)}
        >
          {t(isShort ? 'remind' : 'send', { which: wordOf(nextReminder.place) })}
        </Button>
      )}
      {nextReminder && !nextReminder.isPossible && state === 'OVERDUE' && (
        <p className={cx('text-ink-2 print:hidden', isShort ? 'text-13' : 'text-14')}>
          {t(isShort ? 'remindFrom' : 'from', {
            which: wordOf(nextReminder.place),
            day: formatDay(nextReminder.from, locale),
          })}
        </p>
      )}
      {asked !== null && <ReminderDialog invoice={invoice} place={asked} onClose={() => setAsked(null)} />}
    </>
  );
}
