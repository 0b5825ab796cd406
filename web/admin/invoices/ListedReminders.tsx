import { useLocale, useTranslations } from 'use-intl';
import { ADMINISTRATIVE_FEE_CENTS } from '../../../contract/constants.ts';
import { fromCents } from '../../../contract/money.ts';
import { RemindButton, whichReminder } from '../../orders/RemindButton.tsx';
import { cx } from '../../ui/cx.ts';
import { formatDay, formatMoney } from '../../ui/format.ts';
import { formatInstantDay } from '../../ui/instants.ts';
import type { ListedInvoice } from '../queries.ts';

/**
 * The payment reminders of an invoice beside its state. In a table only what comes next, in one line: the rest is its
 * tooltip, so that the row of an unpaid invoice is as high as the others. In a card, and for screen readers, everything.
 */
export function ListedReminders({ invoice }: { invoice: ListedInvoice }) {
  const t = useTranslations('orders.invoice.reminder');
  const takenBack = useTranslations('orders.invoice.takenBack');
  const locale = useLocale();
  const { reminders, nextReminder, mayBeCancelled, isPaymentTakenBack, state } = invoice;
  const fee = formatMoney(fromCents(ADMINISTRATIVE_FEE_CENTS));
  const waiting = nextReminder && !nextReminder.isPossible && state === 'OVERDUE' ? nextReminder : null;
  const from = waiting && formatDay(waiting.from, locale);
  const toldOf = (which: 'first' | 'second', sentAt: string) =>
    t('reminded', { which, day: formatInstantDay(sentAt, locale) });
  const reminded = reminders.map(({ place, sentAt }) => toldOf(whichReminder(place), sentAt));
  const facts = [
    ...reminded,
    ...(isPaymentTakenBack ? [takenBack('admin')] : []),
    ...(mayBeCancelled ? [t('mayBeCancelled', { fee })] : []),
    ...(waiting && from ? [t('remindFrom', { which: whichReminder(waiting.place), day: from })] : []),
  ];
  const last = reminders.at(-1);
  // The last reminder in the short words of a first one.
  const sent = last && toldOf('first', last.sentAt);
  const next = from ? t('next', { day: from }) : sent;
  const urgent = mayBeCancelled ? t('cancellable', { fee }) : isPaymentTakenBack && takenBack('short');
  const tone = urgent ? 'font-medium text-sold' : 'text-ink-2';
  if (facts.length === 0) return <RemindButton invoice={invoice} isShort />;
  return (
    <>
      <span className="max-md:contents md:sr-only">
        {facts.map((fact, place) => (
          <span key={fact} className={cx('block text-13', place < reminded.length ? 'text-ink-2' : tone)}>
            {fact}
          </span>
        ))}
      </span>
      <span title={facts.join('\n')} className="inline-flex max-md:contents">
        {!nextReminder?.isPossible && (
          <span aria-hidden className={cx('text-13 whitespace-nowrap max-md:hidden', tone)}>
            {urgent || next}
          </span>
        )}
        <RemindButton invoice={invoice} isShort />
      </span>
    </>
  );
}
