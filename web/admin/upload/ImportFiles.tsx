import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { UPLOAD_MAX_BYTES, UPLOAD_MAX_FILES } from '../../../contract/upload-figures.ts';
import { refresh } from '../../api/refresh.ts';
import { FileDrop } from '../../ui/FileDrop.tsx';
import { type Entry, entriesOf, replacesFailed } from './entries.ts';
import { LeftOutFiles } from './LeftOutFiles.tsx';
import { importQuery } from './queries.ts';
import type { Upload } from './queue.ts';
import type { ImportUploads } from './queues.ts';
import { type LeftOut, sortFiles } from './sort-files.ts';
import { UploadHead } from './UploadHead.tsx';
import { UploadRow } from './UploadRow.tsx';

const NONE: readonly Upload<File>[] = [];
const NOT_BEGUN = { rows: [], missingFiles: [] };
const NOTHING_LEFT_OUT: LeftOut = { tooLarge: [], notZip: [] };

const ENDED: ReadonlySet<Entry['state']> = new Set(['success', 'error', 'missing']);

/** The import of these uploads; undefined until the server has the first file. */
export const useImportId = ({ queue, importId }: ImportUploads) =>
  useSyncExternalStore(queue.subscribe, importId, () => undefined);

/** The uploads from this page and the rows of their import, as one list. On the server there are no uploads. */
function useEntries(own: ImportUploads, knownId: string | undefined) {
  const { queue } = own;
  const queryClient = useQueryClient();
  const uploads = useSyncExternalStore(queue.subscribe, queue.uploads, () => NONE);
  const begunId = useImportId(own);
  const importId = knownId ?? begunId;
  const { data } = useQuery({ ...importQuery(importId ?? ''), enabled: importId !== undefined });
  const sent = uploads.findLast(({ outcome }) => outcome?.kind === 'sent')?.outcome;
  const latest = sent?.kind === 'sent' ? sent.sent : undefined;
  useEffect(() => {
    if (!latest) return;
    queryClient.setQueryData(importQuery(latest.id).queryKey, latest);
    void refresh(queryClient, ['/api/imports']);
  }, [queryClient, latest]);
  const isDone = data?.state === 'done';
  const imported = data ? data.finished - data.failed : 0;
  useEffect(() => {
    if (isDone && imported > 0) void refresh(queryClient, ['/api/vehicles', '/api/imports']);
  }, [queryClient, isDone, imported]);
  return { entries: entriesOf(uploads, (importId !== undefined && data) || NOT_BEGUN), data };
}

/** The area to drop files on, the files that were left out, and each file with its progress and its result. */
export function ImportFiles(props: {
  uploads: ImportUploads;
  isBulk: boolean;
  /** Of an import that is known before its uploads. */
  importId?: string;
  onClear?: () => void;
  /** Before files are sent that replace none that failed. */
  onNewFiles?: () => void;
}) {
  const { uploads, isBulk } = props;
  const t = useTranslations('adminUpload');
  const { entries, data } = useEntries(uploads, props.importId);
  const [leftOut, setLeftOut] = useState(NOTHING_LEFT_OUT);
  const [areOnlyFailedShown, setAreOnlyFailedShown] = useState(false);
  const isRunning = entries.some(({ state }) => !ENDED.has(state));
  const missing = entries.filter(({ state }) => state === 'missing').length;
  const hasFailed = missing > 0 || entries.some(({ state }) => state === 'error');
  // A file that is sent again stays visible. If no file has failed, all are shown.
  const shown =
    areOnlyFailedShown && hasFailed ? entries.filter(({ state }) => state !== 'success') : entries;
  const max = UPLOAD_MAX_BYTES / (1024 * 1024);

  function take(files: File[]) {
    const sorted = sortFiles(files);
    if (sorted.zips.length > 0 && !replacesFailed(entries, sorted.zips)) props.onNewFiles?.();
    const failed = entries.flatMap(({ state, uploadId }) =>
      state === 'error' && uploadId !== null ? [uploadId] : [],
    );
    uploads.queue.add(sorted.zips, new Set(failed));
    setLeftOut(sorted.leftOut);
  }

  return (
    <div className="flex flex-col gap-5">
      <FileDrop
        label={isBulk ? t('dropMany') : t('dropOne')}
        hint={isBulk ? t('hintMany', { max, files: UPLOAD_MAX_FILES }) : t('hintOne', { max })}
        accept=".zip,application/zip"
        multiple={isBulk}
        disabled={!isBulk && isRunning}
        onFiles={take}
        className={entries.length > 0 ? 'py-5' : ''}
      />
      <LeftOutFiles {...leftOut} isBulk={isBulk} />
      {missing > 0 && <p className="text-reserved">{t('missingText', { count: missing })}</p>}
      {entries.length > 0 && (
        <section aria-label={t('files')} className="flex flex-col gap-3">
          <UploadHead
            entries={entries}
            isBulk={isBulk}
            areOnlyFailedShown={areOnlyFailedShown}
            onShowOnlyFailed={setAreOnlyFailedShown}
            onRetry={uploads.queue.retry}
            {...(props.onClear && !isRunning ? { onClear: props.onClear } : {})}
          />
          <ul className="divide-y divide-line rounded-card border border-line bg-surface">
            {shown.map((entry) => (
              <UploadRow
                key={entry.key}
                entry={entry}
                isBulk={isBulk}
                isDryRun={data?.isDryRun ?? uploads.isDryRun()}
                onRetry={(id) => uploads.queue.retry([id])}
              />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
