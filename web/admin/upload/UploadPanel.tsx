import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { UPLOAD_MAX_BYTES, UPLOAD_MAX_FILES } from '../../../contract/upload-figures.ts';
import { refresh } from '../../api/refresh.ts';
import { FileDrop } from '../../ui/FileDrop.tsx';
import { LeftOutFiles } from './LeftOutFiles.tsx';
import type { Upload, UploadQueue } from './queue.ts';
import { type LeftOut, sortFiles } from './sort-files.ts';
import { UploadHead } from './UploadHead.tsx';
import { UploadRow } from './UploadRow.tsx';

const NONE: readonly Upload<File>[] = [];
const NOTHING_LEFT_OUT: LeftOut = { tooLarge: [], notZip: [] };

/** The area to drop files on, the files that were left out, and each upload with its progress and its result. */
export function UploadPanel({ queue, isBulk = false }: { queue: UploadQueue<File>; isBulk?: boolean }) {
  const t = useTranslations('adminUpload');
  const queryClient = useQueryClient();
  const uploads = useSyncExternalStore(queue.subscribe, queue.uploads, () => NONE);
  const [leftOut, setLeftOut] = useState(NOTHING_LEFT_OUT);
  const [areOnlyFailedShown, setAreOnlyFailedShown] = useState(false);
  const countOf = (state: Upload<File>['state']) => uploads.filter((upload) => upload.state === state).length;
  const successful = countOf('success');
  const failed = countOf('error');
  const isRunning = successful + failed < uploads.length;
  // A file that is sent again stays visible. If no upload has failed, all are shown.
  const shown =
    areOnlyFailedShown && failed > 0 ? uploads.filter(({ state }) => state !== 'success') : uploads;

  useEffect(() => {
    if (successful > 0 && !isRunning) void refresh(queryClient, ['/api/vehicles']);
  }, [queryClient, successful, isRunning]);

  function take(files: File[]) {
    const sorted = sortFiles(files);
    if (!isBulk) queue.clear();
    queue.add(sorted.zips);
    setLeftOut(sorted.leftOut);
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
      <LeftOutFiles {...leftOut} isBulk={isBulk} />
      {uploads.length > 0 && (
        <section aria-label={t('files')} className="flex flex-col gap-3">
          <UploadHead
            queue={queue}
            uploads={uploads}
            isBulk={isBulk}
            areOnlyFailedShown={areOnlyFailedShown}
            onShowOnlyFailed={setAreOnlyFailedShown}
          />
          <ul className="divide-y divide-line rounded-card border border-line bg-surface">
            {shown.map((upload) => (
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
