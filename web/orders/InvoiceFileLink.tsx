import { useTranslations } from 'use-intl';

interface InvoiceFileLinkProps {
  number: string;
  file: 'xml' | 'pdf';
  /** "PDF" instead of a sentence, where a column says what it is. */
  isShort?: boolean;
}

/** The download of one file of an invoice or a credit note. */
export function InvoiceFileLink({ number, file, isShort = false }: InvoiceFileLinkProps) {
  const t = useTranslations('orders.invoice');
  return (
    <a
      href={`/api/invoices/${number}.${file}`}
      download
      aria-label={isShort ? `${file.toUpperCase()} ${number}` : t(`${file}Of`, { number })}
      className="text-plate underline underline-offset-2"
    >
      {isShort ? file.toUpperCase() : t(file)}
    </a>
  );
}
