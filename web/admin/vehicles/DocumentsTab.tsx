import { Download, FileText } from 'lucide-react';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { DOCUMENT_TYPES, type DocumentType } from '../../../contract/document-types.ts';
import type { Medium } from '../../../contract/vehicles.ts';
import { cx } from '../../ui/cx.ts';
import { formatBytes } from '../../ui/format.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import { DeleteMedium } from './DeleteMedium.tsx';
import { MediaTab } from './MediaTab.tsx';
import { MediumButtons } from './MediumButtons.tsx';
import { MediumTitle } from './MediumTitle.tsx';
import { useDragging } from './use-dragging.ts';
import { useMedia } from './use-media.ts';

/** The documents of a vehicle in their order, to read, drag, rename and delete, each with its type. */
export function DocumentsTab({ vehicleId, media }: { vehicleId: string; media: readonly Medium[] }) {
  const t = useTranslations('adminVehicle.media');
  const locale = useLocale();
  const documents = media.filter(({ mediaType }) => mediaType === 'pdf');
  const { ordered, state, move, rename, setType } = useMedia(media, documents);
  const drag = useDragging(ordered, move);
  const [deleting, setDeleting] = useState<Medium | null>(null);
  return (
    <MediaTab vehicleId={vehicleId} kind="pdf" state={state}>
      {ordered.length === 0 && <p className="text-ink-2">{t('noDocuments')}</p>}
      <ol className="flex flex-col gap-2">
        {ordered.map((document, place) => (
          <li
            key={document.id}
            {...drag.handlersOf(document, place)}
            className={cx(
              'flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card border bg-surface px-3 py-2',
              drag.isTarget(place) ? 'border-plate outline-2 outline-plate' : 'border-line',
              drag.isDragged(document) && 'opacity-50',
            )}
          >
            <FileText aria-hidden className="size-5 shrink-0 text-ink-3" />
            <span className="min-w-0 flex-1 basis-48">
              <MediumTitle medium={document} onRename={rename} />
              <span className="px-1 text-13 text-ink-2">{formatBytes(document.byteSize, locale)}</span>
            </span>
            <SelectField
              label={t('typeOf', { title: document.title })}
              hasHiddenLabel
              className="basis-44"
              value={document.documentType ?? 'OTHER'}
              // The choices are those of the list.
              onChange={({ target }) => setType(document, target.value as DocumentType)}
            >
              {DOCUMENT_TYPES.map((type) => (
                <option key={type} value={type}>
                  {t(`types.${type}`)}
                </option>
              ))}
            </SelectField>
            <a
              href={`${document.url}?download`}
              aria-label={t('download', { title: document.title })}
              className="inline-flex size-10 items-center justify-center rounded-control text-ink-2 hover:bg-sunken hover:text-ink"
            >
              <Download aria-hidden className="size-4.5" />
            </a>
            <MediumButtons
              medium={document}
              place={place}
              count={ordered.length}
              onMove={move}
              onDelete={setDeleting}
            />
          </li>
        ))}
      </ol>
      {deleting && <DeleteMedium medium={deleting} onClose={() => setDeleting(null)} />}
    </MediaTab>
  );
}
