import { Download, Eye, FileText, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { Medium } from '../../../contract/vehicles.ts';
import { call } from '../../api/call.ts';
import { useDialogMutation } from '../../api/use-dialog-mutation.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { formatBytes } from '../../ui/format.ts';
import { IconButton } from '../../ui/IconButton.tsx';

const ICON_LINK =
  'inline-flex size-10 items-center justify-center rounded-control text-ink-2 hover:bg-sunken hover:text-ink';

/** The documents of a vehicle, to view, download and delete. */
export function MediaPanel({ vehicleId, media }: { vehicleId: string; media: readonly Medium[] }) {
  const t = useTranslations('adminVehicles.media');
  const locale = useLocale();
  const [deleted, setDeleted] = useState<Medium | null>(null);
  const documents = media.filter(({ mediaType }) => mediaType === 'pdf');
  return (
    <section>
      <h3 className="heading text-18">{t('title', { count: documents.length })}</h3>
      {documents.length === 0 && <p className="mt-2 text-ink-2">{t('none')}</p>}
      <ul className="mt-2 divide-y divide-line">
        {documents.map((document) => (
          <li key={document.id} className="flex items-center gap-3 py-1.5">
            <FileText aria-hidden className="size-5 shrink-0 text-ink-3 max-sm:hidden" />
            <span className="min-w-0 flex-1">
              <span className="block wrap-anywhere">{document.title}</span>
              <span className="text-13 text-ink-2">{formatBytes(document.byteSize, locale)}</span>
            </span>
            <span className="-mr-2.5 flex shrink-0">
              <a
                href={document.url}
                target="_blank"
                rel="noreferrer"
                aria-label={t('view', { title: document.title })}
                className={ICON_LINK}
              >
                <Eye aria-hidden className="size-4.5" />
              </a>
              <a
                href={`${document.url}?download`}
                aria-label={t('download', { title: document.title })}
                className={ICON_LINK}
              >
                <Download aria-hidden className="size-4.5" />
              </a>
              <IconButton
                tone="danger"
                label={t('delete', { title: document.title })}
                icon={<Trash2 aria-hidden className="size-4.5" />}
                onClick={() => setDeleted(document)}
              />
            </span>
          </li>
        ))}
      </ul>
      {deleted && (
        <DeleteDocument vehicleId={vehicleId} document={deleted} onClose={() => setDeleted(null)} />
      )}
    </section>
  );
}

function DeleteDocument(props: { vehicleId: string; document: Medium; onClose: () => void }) {
  const t = useTranslations('adminVehicles.media');
  const layout = useTranslations('layout');
  const failures = useTranslations('admin.failed');
  const { document, vehicleId, onClose } = props;
  const { decide, isPending } = useDialogMutation({
    call: () =>
      call('DELETE /api/vehicles/{id}/media/{mediaId}', { params: { id: vehicleId, mediaId: document.id } }),
    touches: ['/api/vehicles'],
    done: { title: t('deleted'), description: document.title },
    failed: failures('delete'),
    onClose,
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('deleteTitle', { title: document.title })}
      consequence={t('deleteText')}
      confirmLabel={t('deleteButton')}
      cancelLabel={layout('cancel')}
      tone="danger"
      busy={isPending}
      onConfirm={() => decide()}
    />
  );
}
