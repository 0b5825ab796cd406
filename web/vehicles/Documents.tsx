import { FileText } from 'lucide-react';
import { useLocale, useTranslations } from 'use-intl';
import type { SupplierLanguage } from '../../contract/choices.ts';
import { formatBytes } from '../ui/format.ts';
import type { VehicleWithMedia } from '../trade/queries.ts';
import { SupplierNote } from './SupplierNote.tsx';

interface DocumentsProps {
  documents: VehicleWithMedia['media'];
  /** The supplier's, who named the files. */
  language: SupplierLanguage | null;
}

export function Documents({ documents, language }: DocumentsProps) {
  const t = useTranslations('vehicle');
  const types = useTranslations('vehicleFacts.documentTypes');
  const locale = useLocale();
  if (documents.length === 0) return null;
  return (
    <section>
      <h2 className="heading mb-3 text-22">{t('documents')}</h2>
      <SupplierNote language={language} />
      <ul className="flex flex-col gap-2">
        {documents.map(({ id, url, title, documentType, byteSize }) => (
          <li
            key={id}
            className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-card border border-line bg-surface px-4 py-3 print:py-1.5"
          >
            <FileText aria-hidden className="size-5 shrink-0 text-sold print:text-ink-2" />
            <span className="min-w-0 flex-1 basis-32">
              <span lang={language ?? undefined} className="block wrap-break-word">
                {title}
              </span>
              <span className="block text-13 text-ink-2">
                {documentType && documentType !== 'OTHER' && `${types(documentType)}, `}
                PDF, {formatBytes(byteSize, locale)}
              </span>
            </span>
            <span className="flex gap-4 text-14 font-medium text-plate print:hidden">
              <a
                href={url}
                target="_blank"
                rel="noopener"
                aria-label={t('viewDocument', { title })}
                className="py-2 hover:underline"
              >
                {t('view')}
              </a>
              <a
                href={`${url}?download`}
                aria-label={t('downloadDocument', { title })}
                className="py-2 hover:underline"
              >
                {t('download')}
              </a>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
