import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../ui/Button.tsx';
import type { Invoice } from './queries.ts';
import { ReminderDialog } from './ReminderDialog.tsx';

/** How the texts name the first and the second reminder. */
export const whichReminder = (place: 1 | 2) => (place === 1 ? 'first' : 'second');

/** Sends the next payment reminder of an invoice after a question, as soon as it is possible. */
export function RemindButton(props: {
  invoice: Invoice;
  /** In a list, where the button stands beside the state. */
  isShort?: boolean;
}) {
  const { invoice, isShort = false } = props;
  const t = useTranslations('orders.invoice.reminder');
  // The button disappears with the answer. The dialog stays until it is closed.
  const [asked, setAsked] = useState<1 | 2 | null>(null);
  const { nextReminder, number } = invoice;
  return (
    <>
      {nextReminder?.isPossible && (
        <Button
          size="sm"
          aria-label={t(isShort ? 'remindOf' : 'sendOf', {
            which: whichReminder(nextReminder.place),
            number,
          })}
          className="print:hidden"
          onClick={() => setAsked(nextReminder.place)}
        >
          {t(isShort ? 'remind' : 'send', { which: whichReminder(nextReminder.place) })}
        </Button>
      )}
      {asked !== null && <ReminderDialog invoice={invoice} place={asked} onClose={() => setAsked(null)} />}
    </>
  );
}
