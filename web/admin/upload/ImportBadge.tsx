import { useTranslations } from 'use-intl';
import type { ImportSummary } from '../../../contract/import-jobs.ts';
import { Badge } from '../../ui/Badge.tsx';

/** The state of an import. A dry run says so. */
export function ImportBadge({ summary }: { summary: ImportSummary }) {
  const t = useTranslations('adminUpload.imports');
  const { state, failed, isDryRun, isSettled } = summary;
  const tone = state !== 'done' ? 'reserved' : failed > 0 && !isSettled ? 'sold' : 'available';
  const word =
    state === 'done' && failed > 0 ? t(isSettled ? 'settled' : 'withFailures') : t(`states.${state}`);
  return (
    <span className="flex flex-wrap gap-2">
      {isDryRun && <Badge tone="neutral">{t('dryRun')}</Badge>}
      <Badge tone={tone}>{word}</Badge>
    </span>
  );
}
