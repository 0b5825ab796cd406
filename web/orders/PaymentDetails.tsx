import { useTranslations } from 'use-intl';
import { epcPayload } from '../../contract/epc-code.ts';
import { Button } from '../ui/Button.tsx';
import { formatMoney } from '../ui/format.ts';
import { useToast } from '../ui/Toasts.tsx';
import { QrCode } from '../ui/QrCode.tsx';
import type { Invoice } from './queries.ts';
import { inGroups } from './in-groups.ts';

/** The account to which an unpaid invoice is paid, to copy or to scan. Nothing once it is paid or cancelled. */
export function PaymentDetails({ invoice }: { invoice: Invoice }) {
  const t = useTranslations('orders.invoice.payment');
  const { payment, number, grossAmount } = invoice;
  if (payment === null) return null;
  const payload = epcPayload({ ...payment, amount: grossAmount, remittance: number });
  return (
    <div className="mt-3 rounded-card border border-line bg-surface p-4">
      <h3 className="text-14 font-medium">{t('title')}</h3>
      <div className="mt-1 flex flex-wrap items-start gap-x-6 gap-y-3">
        <dl className="min-w-0 flex-1 basis-60">
          <Line name="accountName" value={payment.accountName} />
          <Line name="iban" value={payment.iban} shown={inGroups(payment.iban)} />
          <Line name="bic" value={payment.bic} />
          <Line name="amount" value={grossAmount.replace('.', ',')} shown={formatMoney(grossAmount)} />
          <Line name="remittance" value={number} />
        </dl>
        {payload !== null && (
          <figure className="w-36 shrink-0">
            <QrCode payload={payload} label={t('code', { number })} />
            <figcaption className="mt-1 text-13 text-ink-2">{t('scan')}</figcaption>
          </figure>
        )}
      </div>
    </div>
  );
}

interface LineProps {
  name: 'accountName' | 'iban' | 'bic' | 'amount' | 'remittance';
  /** As it is copied. */
  value: string;
  shown?: string;
}

function Line({ name, value, shown = value }: LineProps) {
  const t = useTranslations('orders.invoice.payment');
  const toast = useToast();
  const field = t(name);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      toast({ tone: 'success', title: t('copied', { field }) });
    } catch {
      // The browser refuses it, or the page has no secure connection.
      toast({ tone: 'destructive', title: t('notCopied', { field }) });
    }
  };
  return (
    <div className="border-t border-line pt-1 first:border-t-0">
      <dt className="text-13 text-ink-2">{field}</dt>
      {/* Only names and values may stand in a group of the list. */}
      <dd className="flex items-center justify-between gap-2 font-medium tabular-nums">
        <span className="min-w-0 wrap-anywhere">{shown}</span>
        <Button
          variant="ghost"
          size="sm"
          aria-label={t('copy', { field })}
          className="print:hidden"
          onClick={() => void copy()}
        >
          {t('copyShort')}
        </Button>
      </dd>
    </div>
  );
}
