import { Link } from '@tanstack/react-router';
import { RotateCw } from 'lucide-react';
import { useLocale, useTranslations } from 'use-intl';
import type { ImportRow } from '../../../contract/import-jobs.ts';
import { UPLOAD_TRANSFER_PERCENT } from '../../../contract/upload-figures.ts';
import { Badge, type BadgeTone } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { formatBytes } from '../../ui/format.ts';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import type { Entry } from './entries.ts';
import { useChangeText } from './use-change-text.ts';
import { useOutcomeText, useStateText } from './use-outcome-text.ts';

const TONES: Record<Entry['state'], BadgeTone> = {
  pending: 'neutral',
  uploading: 'reserved',
  processing: 'reserved',
  success: 'available',
  error: 'sold',
  missing: 'reserved',
};

export function UploadRow(props: {
  entry: Entry;
  isBulk: boolean;
  isDryRun: boolean;
  onRetry: (id: number) => void;
}) {
  const { fileName, size, state, transferred, outcome, retryId } = props.entry;
  const t = useTranslations('adminUpload');
  const locale = useLocale();
  const outcomeText = useOutcomeText(props.isBulk);
  const stateText = useStateText();
  const isProcessing = state === 'uploading' && transferred >= 1;
  return (
    <li data-row={fileName} tabIndex={-1} className="flex flex-col gap-2 px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-0 flex-1 font-medium wrap-anywhere max-sm:basis-full">{fileName}</span>
        {size !== null && <span className="text-13 text-ink-2">{formatBytes(size, locale)}</span>}
        <Badge tone={TONES[state]}>{isProcessing ? t('processing') : stateText(props.entry)}</Badge>
      </div>
      {state === 'uploading' && (
        <ProgressBar
          label={t('progressOf', { name: fileName })}
          percent={transferred * UPLOAD_TRANSFER_PERCENT}
        />
      )}
      {outcome?.kind === 'imported' && (
        <ImportedText row={outcome.row} isDryRun={props.isDryRun} isOpen={!props.isBulk} />
      )}
      {state === 'error' && outcome && (
        <div role="alert" className="flex flex-wrap items-center gap-3">
          <p className="min-w-0 flex-1 basis-60 text-14 wrap-anywhere text-sold">{outcomeText(outcome)}</p>
          {retryId !== null && (
            <Button
              size="sm"
              aria-label={t('retryOf', { name: fileName })}
              onClick={() => props.onRetry(retryId)}
            >
              <RotateCw aria-hidden className="size-4" />
              {t('retry')}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

function ImportedText({ row, ...rest }: { row: ImportRow; isDryRun: boolean; isOpen: boolean }) {
  const t = useTranslations('adminUpload');
  const { vin, name, vehicleId, replaced, skipped, changes } = row;
  const price = changes.find(({ field, outcome }) => field === 'priceNet' && outcome !== 'created');
  const changeText = useChangeText();
  const told = { vin: vin ?? '' };
  const sentence = rest.isDryRun
    ? t(replaced ? 'wouldReplaceText' : 'wouldImportText', told)
    : t(replaced ? 'replacedText' : 'importedText', told);
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 text-14 text-ink-2">
      <p>
        {sentence} {vehicleId === null && name}
        {vehicleId !== null && (
          <Link
            to="/admin/vehicles/$id"
            params={{ id: vehicleId }}
            data-row-main
            className="text-plate underline"
          >
            {name}
          </Link>
        )}
      </p>
      {price && <p className="text-reserved">{changeText(price)}</p>}
      {skipped.length > 0 && (
        <p className="wrap-anywhere">{t('skipped', { count: skipped.length, names: skipped.join(', ') })}</p>
      )}
      {changes.length === 0 ? <p>{t('noChanges')}</p> : <Changes changes={changes} isOpen={rest.isOpen} />}
    </div>
  );
}

/** What the file changed, field by field. */
function Changes({ changes, isOpen }: { changes: ImportRow['changes']; isOpen: boolean }) {
  const t = useTranslations('adminUpload');
  const changeText = useChangeText();
  return (
    <details open={isOpen} className="open:basis-full">
      <summary className="cursor-pointer py-1 text-plate">
        {t('changeCount', { count: changes.length })}
      </summary>
      <ul className="mt-1 gap-x-8 sm:columns-2">
        {changes.map((change) => (
          <li key={change.field} className="py-0.5 wrap-anywhere">
            {changeText(change)}
          </li>
        ))}
      </ul>
    </details>
  );
}
