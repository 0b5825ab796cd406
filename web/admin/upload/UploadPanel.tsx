import { useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { UPLOAD_MAX_BYTES, UPLOAD_MAX_FILES } from '../../../contract/constants.ts';
import { refresh } from '../../api/refresh.ts';
import { Button } from '../../ui/Button.tsx';
import { FileDrop } from '../../ui/FileDrop.tsx';
import { FormError } from '../../ui/FormError.tsx';
import { summaryCsv } from './summary.ts';
import type { Upload, UploadQueue } from './queue.ts';
import { UploadRow } from './UploadRow.tsx';
import { useOutcomeText } from './use-outcome-text.ts';

const NONE: readonly Upload<File>[] = [];

/** Where files are dropped, how far each is, and what became of it. */
export function UploadPanel({ queue, isBulk = false }: { queue: UploadQueue<File>; isBulk?: boolean }) {
  const t = useTranslations('admin.upload');
  const queryClient = useQueryClient();
  const uploads = useSyncExternalStore(queue.subscribe, queue.uploads, () => NONE);
  const [refusal, setRefusal] = useState<string | null>(null);
  const countOf = (state: Upload<File>['state']) => uploads.filter((upload) => upload.state === state).length;
  const successful = countOf('success');
  const failed = countOf('error');
  const isRunning = successful + failed < uploads.length;

  useEffect(() => {
    if (successful > 0 && !isRunning) void refresh(queryClient, ['/api/vehicles']);
  }, [queryClient, successful, isRunning]);

  function take(files: File[]) {
    const zips = files.filter(({ name }) => /\.zip$/i.test(name));
    if (!isBulk) queue.clear();
    const skipped = queue.add(zips);
    const max = UPLOAD_MAX_BYTES / (1024 * 1024);
    const others = files.length - zips.length;
    if (others > 0) setRefusal(t('notZip', { count: others }));
    else if (skipped > 0)
      setRefusal(isBulk ? t('skippedLarge', { count: skipped, max }) : t('tooLarge', { max }));
    else setRefusal(null);
  }

  return (
    <div className="flex flex-col gap-5">
      <FileDrop
        label={isBulk ? t('dropMany') : t('dropOne')}
        hint={
          isBulk
            ? t('hintMany', { max: UPLOAD_MAX_BYTES / (1024 * 1024), files: UPLOAD_MAX_FILES })
            : t('hintOne', { max: UPLOAD_MAX_BYTES / (1024 * 1024) })
        }
        accept=".zip,application/zip"
        multiple={isBulk}
        disabled={!isBulk && isRunning}
        onFiles={take}
      />
      <FormError>{refusal}</FormError>
      {uploads.length > 0 && (
        <section aria-label={t('files')} className="flex flex-col gap-3">
          <div className="flex flex-wrap items-center gap-3">
            <output className="text-ink-2">
              {t('progress', { done: successful + failed, total: uploads.length, failed })}
            </output>
            {!isRunning && (
              <div className="ml-auto flex flex-wrap gap-3">
                <SummaryButton uploads={uploads} isBulk={isBulk} />
                <Button size="sm" onClick={() => queue.clear()}>
                  {t('clear')}
                </Button>
              </div>
            )}
          </div>
          <ul className="divide-y divide-line rounded-card border border-line bg-surface">
            {uploads.map((upload) => (
              <UploadRow
                key={upload.id}
                upload={upload}
                isBulk={isBulk}
                onRetry={() => queue.retry(upload.id)}
              />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function SummaryButton({ uploads, isBulk }: { uploads: readonly Upload<File>[]; isBulk: boolean }) {
  const t = useTranslations('admin.upload');
  const outcomeText = useOutcomeText(isBulk);

  function download() {
    const heads = (['file', 'state', 'vin', 'vehicle', 'reason', 'skipped'] as const).map((head) =>
      t(`summary.${head}`),
    );
    const reports = uploads.map(({ file, state, outcome }) => ({
      fileName: file.name,
      outcome,
      state: outcome?.kind === 'imported' && outcome.imported.replaced ? t('replaced') : t(`states.${state}`),
      reason: outcome ? outcomeText(outcome) : '',
    }));
    const url = URL.createObjectURL(
      new Blob([summaryCsv(heads, reports)], { type: 'text/csv;charset=utf-8' }),
    );
    const link = Object.assign(document.createElement('a'), { href: url, download: t('summary.fileName') });
    link.click();
    URL.revokeObjectURL(url);
  }

  return (
    <Button size="sm" onClick={download}>
      <Download aria-hidden className="size-4" />
      {t('summary.download')}
    </Button>
  );
}
