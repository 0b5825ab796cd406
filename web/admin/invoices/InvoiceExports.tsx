import { Download } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { stringifySearch } from '../../address.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Popover } from '../../ui/Popover.tsx';

interface Exports extends Period {
  /** Whether filters hide documents of these days. The files have them all the same. */
  hidesSome: boolean;
}

interface Period {
  dateFrom?: string;
  dateTo?: string;
}

/** What bookkeeping takes: the documents of the chosen days. On phones one button opens both. */
export function InvoiceExports({ dateFrom, dateTo, hidesSome }: Exports) {
  const t = useTranslations('admin');
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const links = (
    <ExportLinks hidesSome={hidesSome} {...(dateFrom && { dateFrom })} {...(dateTo && { dateTo })} />
  );
  return (
    <>
      <div className="flex flex-wrap gap-3 max-sm:hidden noscript:max-sm:flex">{links}</div>
      <IconButton
        ref={button}
        label={t('export')}
        icon={<Download aria-hidden className="size-4" />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        className="needs-script border border-control bg-surface text-ink! sm:hidden"
      />
      <Popover anchor={button} label={t('export')} align="end" open={isOpen} onOpenChange={setIsOpen}>
        <div className="flex flex-col gap-3">{links}</div>
      </Popover>
    </>
  );
}

function ExportLinks({ hidesSome, ...period }: Exports) {
  const t = useTranslations('adminInvoices.exports');
  const search = stringifySearch({ ...period });
  const title = hidesSome ? t('allText') : undefined;
  return (
    <>
      <Button asChild className="max-sm:h-auto max-sm:py-2 max-sm:whitespace-normal">
        <a href={`/api/admin/invoices.csv${search}`} download title={title}>
          {t(hidesSome ? 'allBookings' : 'bookings')}
        </a>
      </Button>
      <Button asChild className="max-sm:h-auto max-sm:py-2 max-sm:whitespace-normal">
        <a href={`/api/admin/intra-community-supplies.csv${search}`} download title={title}>
          {t(hidesSome ? 'allSupplies' : 'supplies')}
        </a>
      </Button>
    </>
  );
}
