import { Link } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { ImportFiles, useImportId } from './ImportFiles.tsx';
import { isRunning } from './queue.ts';
import type { ImportUploads } from './queues.ts';

/** A new import: of one file, whose data it shows, or of many. */
export function UploadPanel({ uploads, isBulk = false }: { uploads: ImportUploads; isBulk?: boolean }) {
  const t = useTranslations('adminUpload');
  const importId = useImportId(uploads);
  const { queue } = uploads;
  const isDryRun = useSyncExternalStore(queue.subscribe, uploads.isDryRun, () => false);
  const isBusy = useSyncExternalStore(
    queue.subscribe,
    () => isRunning(queue),
    () => false,
  );
  const beginAnew = () => uploads.beginAnew(isDryRun);

  return (
    <div className="flex flex-col gap-4">
      <Checkbox
        label={t('dryRun')}
        hint={isBusy ? `${t('dryRunHint')} ${t('dryRunLocked')}` : t('dryRunHint')}
        aria-disabled={isBusy}
        checked={isDryRun}
        // What was sent before was sent for the other purpose.
        onChange={({ target: { checked } }) => uploads.beginAnew(checked)}
      />
      <ImportFiles
        uploads={uploads}
        isBulk={isBulk}
        onClear={beginAnew}
        // Each file of the first tab is an import of its own. A corrected one stays in the import in which it failed.
        {...(isBulk ? {} : { onNewFiles: beginAnew })}
      />
      {importId !== undefined && (
        <p className="text-14 text-ink-2">
          {t('goesOn')}{' '}
          <Link to="/admin/upload/$id" params={{ id: importId }} className="text-plate underline">
            {t('openImport')}
          </Link>
        </p>
      )}
    </div>
  );
}
