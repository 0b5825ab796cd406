import { Download, RotateCw } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { UPLOAD_TRANSFER_PERCENT } from '../../../contract/upload-figures.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { saveFile } from '../../ui/save-file.ts';
import type { Entry } from './entries.ts';
import { summaryCsv } from './summary.ts';
import { useChangeText } from './use-change-text.ts';
import { useOutcomeText, useStateText } from './use-outcome-text.ts';

/** The progress of all files together. A clerk with two hundred files finds the few failed ones here. */
export function UploadHead(props: {
  entries: readonly Entry[];
  isBulk: boolean;
  areOnlyFailedShown: boolean;
  onShowOnlyFailed: (areOnlyFailedShown: boolean) => void;
  onRetry: (ids: readonly number[]) => void;
  /** Absent where the list cannot be cleared: on the page of an import. */
  onClear?: () => void;
}) {
  const { entries, isBulk } = props;
  const t = useTranslations('adminUpload');
  const failed = entries.filter(({ state }) => state === 'error').length;
  const done = failed + entries.filter(({ state }) => state === 'success').length;
  const missing = entries.filter(({ state }) => state === 'missing').length;
  const isRunning = done + missing < entries.length;
  // The controls for failed files stay when none is left, so that the pressed one keeps the focus.
  const isForFailed = isBulk && entries.length > 1;
  const hasNoneFailed = failed + missing === 0;
  const retryIds = entries.flatMap(({ retryId }) => retryId ?? []);
  const hasNoneToRetry = retryIds.length === 0;
  return (
    <>
      <div className="flex min-h-8 flex-wrap items-center gap-3">
        <output className="text-ink-2">
          {t('progress', { done, total: entries.length, failed, missing })}
        </output>
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
              onClick={() => hasNoneToRetry || props.onRetry(retryIds)}
            >
              <RotateCw aria-hidden className="size-4" />
              {t('retryFailed')}
            </Button>
          )}
          {!isRunning && (
            <>
              <SummaryButton entries={entries} isBulk={isBulk} />
              {props.onClear && (
                <Button size="sm" onClick={props.onClear}>
                  {t('clear')}
                </Button>
              )}
            </>
          )}
        </div>
      </div>
      {isBulk && isRunning && <ProgressBar label={t('overall')} percent={percentOf(entries)} />}
    </>
  );
}

/** The progress of all files together, each as its own bar shows it. */
function percentOf(entries: readonly Entry[]): number {
  const shares = entries
    .filter(({ state }) => state !== 'missing')
    .map(({ transferred, outcome }) => (outcome ? 100 : transferred * UPLOAD_TRANSFER_PERCENT));
  return shares.reduce((sum, share) => sum + share, 0) / shares.length;
}

function SummaryButton({ entries, isBulk }: { entries: readonly Entry[]; isBulk: boolean }) {
  const t = useTranslations('adminUpload');
  const outcomeText = useOutcomeText(isBulk);
  const stateText = useStateText();
  const changeText = useChangeText();

  function download() {
    const heads = (['file', 'state', 'vin', 'vehicle', 'reason', 'changes', 'skipped'] as const).map((head) =>
      t(`summary.${head}`),
    );
    const reports = entries.map((entry) => {
      const row = entry.outcome?.kind === 'imported' ? entry.outcome.row : null;
      return {
        fileName: entry.fileName,
        row,
        state: stateText(entry),
        reason: entry.outcome ? outcomeText(entry.outcome) : '',
        changes: (row?.changes ?? []).map(changeText),
      };
    });
    saveFile(summaryCsv(heads, reports), 'text/csv;charset=utf-8', t('summary.fileName'));
  }

  return (
    <Button size="sm" onClick={download}>
      <Download aria-hidden className="size-4" />
      {t('summary.download')}
    </Button>
  );
}
