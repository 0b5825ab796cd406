import { useTranslations } from 'use-intl';
import type { ImportSummary } from '../../../contract/import-jobs.ts';
import { Badge } from '../../ui/Badge.tsx';

/** The state of an import. A dry run says so. */
export function ImportBadge({ summary }: { summary: ImportSummary }) {
  const t = useTranslations('adminUpload.imports');
  const { isDryRun } = summary;
  const { tone, word } = lookOf(summary);
  return (
    <span className="flex flex-wrap gap-2">
      {isDryRun && <Badge tone="neutral">{t('dryRun')}</Badge>}
      <Badge tone={tone}>{t(word)}</Badge>
    </span>
  );
}

function lookOf({ state, failed, missing, isSettled }: ImportSummary) {
  if (isSettled) return { tone: 'available', word: 'settled' } as const;
  if (state === 'done' && failed > 0) return { tone: 'sold', word: 'withFailures' } as const;
  if (state !== 'running' && missing > 0) return { tone: 'reserved', word: 'filesMissing' } as const;
  return { tone: state === 'done' ? 'available' : 'reserved', word: `states.${state}` } as const;
}
