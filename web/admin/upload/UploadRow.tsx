import { Link } from '@tanstack/react-router';
import { RotateCw } from 'lucide-react';
import { useLocale, useTranslations } from 'use-intl';
import { UPLOAD_TRANSFER_PERCENT } from '../../../contract/upload-figures.ts';
import { Badge, type BadgeTone } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { formatBytes, formatMoney } from '../../ui/format.ts';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import type { Imported } from './answer.ts';
import { isRetryable, type Upload } from './queue.ts';
import { useOutcomeText, useStateText } from './use-outcome-text.ts';

const TONES: Record<Upload<File>['state'], BadgeTone> = {
  pending: 'neutral',
  uploading: 'reserved',
  success: 'available',
  error: 'sold',
};

export function UploadRow(props: { upload: Upload<File>; isBulk: boolean; onRetry: () => void }) {
  const { file, state, transferred, outcome } = props.upload;
  const t = useTranslations('adminUpload');
  const locale = useLocale();
  const outcomeText = useOutcomeText(props.isBulk);
  const stateText = useStateText();
  const isProcessing = state === 'uploading' && transferred >= 1;
  return (
    <li className="flex flex-col gap-2 px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-0 flex-1 font-medium wrap-anywhere max-sm:basis-full">{file.name}</span>
        <span className="text-13 text-ink-2">{formatBytes(file.size, locale)}</span>
        <Badge tone={TONES[state]}>{isProcessing ? t('processing') : stateText(props.upload)}</Badge>
      </div>
      {state === 'uploading' && (
        <ProgressBar
          label={t('progressOf', { name: file.name })}
          percent={transferred * UPLOAD_TRANSFER_PERCENT}
        />
      )}
      {outcome?.kind === 'imported' && <ImportedText imported={outcome.imported} />}
      {state === 'error' && outcome && (
        <div role="alert" className="flex flex-wrap items-center gap-3">
          <p className="min-w-0 flex-1 basis-60 text-14 wrap-anywhere text-sold">{outcomeText(outcome)}</p>
          {isRetryable(props.upload) && (
            <Button size="sm" aria-label={t('retryOf', { name: file.name })} onClick={props.onRetry}>
              <RotateCw aria-hidden className="size-4" />
              {t('retry')}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

function ImportedText({ imported }: { imported: Imported }) {
  const t = useTranslations('adminUpload');
  const { vehicle, replaced, prices, skipped } = imported;
  const name = `${vehicle.make} ${vehicle.model}`;
  return (
    <div className="text-14 text-ink-2">
      <p>
        {replaced ? t('replacedText', { vin: vehicle.vin }) : t('importedText', { vin: vehicle.vin })}{' '}
        <Link to="/vehicles/$id" params={{ id: vehicle.id }} className="text-plate underline">
          {name}
        </Link>
      </p>
      {prices && prices.before !== prices.after && (
        <p className="text-reserved">
          {t('priceReplaced', { before: formatMoney(prices.before), after: formatMoney(prices.after) })}
        </p>
      )}
      {skipped.length > 0 && (
        <p className="wrap-anywhere">{t('skipped', { count: skipped.length, names: skipped.join(', ') })}</p>
      )}
    </div>
  );
}
