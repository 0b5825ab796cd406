import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { Role } from '../../contract/states.ts';
import { call } from '../api/call.ts';
import { ConfirmMutationDialog } from '../layout/ConfirmMutationDialog.tsx';
import { formatBytes, formatDay } from '../ui/format.ts';
import { useIsHydrated } from '../ui/hydrated.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { formatInstant } from '../ui/instants.ts';
import type { AddedDocument } from './queries.ts';

interface ProofListProps {
  orderId: string;
  documents: readonly AddedDocument[];
  reader: Role;
}

/** The documents that were added to an order, with their days and who added them. Clerks delete what was added by mistake. */
export function ProofList({ orderId, documents, reader }: ProofListProps) {
  const t = useTranslations('orders.proof');
  const isHydrated = useIsHydrated();
  const [deleting, setDeleting] = useState<AddedDocument | null>(null);
  if (documents.length === 0) return <p className="mt-2 font-medium">{t('none')}</p>;
  return (
    <>
      <ul className="mt-2">
        {documents.map((document) => (
          <li
            key={document.id}
            className="flex items-start justify-between gap-3 border-t border-line py-2 first:border-t-0"
          >
            <Line orderId={orderId} document={document} reader={reader} />
            {reader === 'admin' && (
              <IconButton
                tone="danger"
                className="needs-script print:hidden"
                disabled={!isHydrated}
                label={t('deleteOf', { name: document.fileName })}
                icon={<Trash2 aria-hidden className="size-4.5" />}
                onClick={() => setDeleting(document)}
              />
            )}
          </li>
        ))}
      </ul>
      {deleting && (
        <DeleteProofDialog orderId={orderId} document={deleting} onClose={() => setDeleting(null)} />
      )}
    </>
  );
}

function Line({
  orderId,
  document,
  reader,
}: Pick<ProofListProps, 'orderId' | 'reader'> & { document: AddedDocument }) {
  const t = useTranslations('orders.proof');
  const locale = useLocale();
  const { id, fileName, date, byteSize, addedAt, addedBy } = document;
  const isOwn = addedBy.role === reader;
  return (
    <div className="min-w-0">
      <p className="font-medium">{t('dated', { day: formatDay(date, locale) })}</p>
      <p>
        <a
          href={`/api/orders/${orderId}/documents/${id}`}
          download
          className="wrap-anywhere text-plate underline underline-offset-2"
        >
          {fileName}
        </a>{' '}
        <span className="text-13 whitespace-nowrap text-ink-2">{formatBytes(byteSize, locale)}</span>
      </p>
      <p className="text-13 wrap-anywhere text-ink-2">
        {t('added', {
          at: formatInstant(addedAt, locale),
          by: addedBy.email ?? t(`by.${isOwn ? 'OWN' : addedBy.role}`),
        })}
      </p>
    </div>
  );
}

function DeleteProofDialog({
  orderId,
  document,
  onClose,
}: {
  orderId: string;
  document: AddedDocument;
  onClose: () => void;
}) {
  const t = useTranslations('orders.proof');
  const layout = useTranslations('layout');
  const params = { id: orderId, documentId: document.id };
  return (
    <ConfirmMutationDialog
      title={t('deleteTitle')}
      consequence={t('deleteText', { name: document.fileName })}
      confirmLabel={t('delete')}
      cancelLabel={layout('cancel')}
      call={() => call('DELETE /api/orders/{id}/documents/{documentId}', { params })}
      touches={['/api/orders', '/api/admin/worklist', '/api/admin/audit']}
      done={{ title: t('deleted'), description: document.fileName }}
      failed={t('deleteFailed')}
      onClose={onClose}
    />
  );
}
