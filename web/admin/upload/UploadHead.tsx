import { Download, RotateCw } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { UPLOAD_TRANSFER_PERCENT } from '../../../contract/upload-figures.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { isRetryable, type Upload, type UploadQueue } from './queue.ts';
import { summaryCsv } from './summary.ts';
import { useOutcomeText, useStateText } from './use-outcome-text.ts';

/** The progress of all files together. A clerk with two hundred files finds the few failed ones here. */
export function UploadHead(props: {
  queue: UploadQueue<File>;
  uploads: readonly Upload<File>[];
  isBulk: boolean;
  areOnlyFailedShown: boolean;
  onShowOnlyFailed: (areOnlyFailedShown: boolean) => void;
}) {
  const { queue, uploads, isBulk } = props;
  const t = useTranslations('adminUpload');
  const failed = uploads.filter(({ state }) => state === 'error').length;
  const done = failed + uploads.filter(({ state }) => state === 'success').length;
  const isRunning = done < uploads.length;
  // The controls for failed files stay when none is left, so that whoever pressed them keeps the focus.
  const isForFailed = isBulk && uploads.length > 1;
  const hasNoneFailed = failed === 0;
  const hasNoneToRetry = !uploads.some(isRetryable);
  return (
    <>
      <div className="flex min-h-8 flex-wrap items-center gap-3">
        <output className="text-ink-2">{t('progress', { done, total: uploads.length, failed })}</output>
        {isForFailed && (
          <Checkbox
            label={t('onlyFailed')}
            aria-disabled={hasNoneFailed}
            checked={props.areOnlyFailedShown}
            onChange={({ target }) => hasNoneFailed || props.onShowOnlyFailed(target.checked)}
          />
        )}
        <div className="flex flex-wrap gap-3 empty:hidden max-sm:basis-full sm:ml-auto">
          {isForFailed && (
            <Button
              size="sm"
              aria-disabled={hasNoneToRetry}
              className="aria-disabled:cursor-not-allowed aria-disabled:border-line-2 aria-disabled:bg-sunken aria-disabled:text-ink-3"
              onClick={() => queue.retryFailed()}
            >
              <RotateCw aria-hidden className="size-4" />
              {t('retryFailed')}
            </Button>
          )}
          {!isRunning && (
            <>
              <SummaryButton uploads={uploads} isBulk={isBulk} />
              <Button size="sm" onClick={() => queue.clear()}>
                {t('clear')}
              </Button>
            </>
          )}
        </div>
      </div>
      {isBulk && isRunning && <ProgressBar label={t('overall')} percent={percentOf(uploads)} />}
    </>
  );
}

/** The progress of all files together, each as its own bar shows it. */
function percentOf(uploads: readonly Upload<File>[]): number {
  const shares = uploads.map(({ transferred, outcome }) =>
    outcome ? 100 : transferred * UPLOAD_TRANSFER_PERCENT,
  );
  return shares.reduce((sum, share) => sum + share, 0) / uploads.length;
}

function SummaryButton({ uploads, isBulk }: { uploads: readonly Upload<File>[]; isBulk: boolean }) {
  const t = useTranslations('adminUpload');
  const outcomeText = useOutcomeText(isBulk);
  const stateText = useStateText();

  function download() {
    const heads = (['file', 'state', 'vin', 'vehicle', 'reason', 'skipped'] as const).map((head) =>
      t(`summary.${head}`),
    );
    const reports = uploads.map((upload) => ({
      fileName: upload.file.name,
      outcome: upload.outcome,
      state: stateText(upload),
      reason: upload.outcome ? outcomeText(upload.outcome) : '',
    }));
    saveFile(summaryCsv(heads, reports), 'text/csv;charset=utf-8', t('summary.fileName'));
  }

  return (
    <Button size="sm" onClick={download}>
      <Download aria-hidden className="size-4" />
      {t('summary.download')}
    </Button>
  );
}
