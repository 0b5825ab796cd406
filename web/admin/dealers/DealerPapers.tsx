import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../../api/error-text.ts';
import { FRESHNESS } from '../../api/freshness.ts';
import { DeletePaperDialog } from '../../papers/DeletePaperDialog.tsx';
import { PaperList } from '../../papers/PaperList.tsx';
import { type Paper, papersOfQuery } from '../../papers/queries.ts';
import { cx } from '../../ui/cx.ts';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import type { Dealer } from '../queries.ts';
import { PaperRequest } from './PaperRequest.tsx';

/** The papers of a dealer, and the button that asks for them. */
export function DealerPapers({ dealer, className }: { dealer: Dealer; className?: string }) {
  const t = useTranslations('adminDealers.papers');
  const errorText = useErrorText();
  const { data, error, isFetching, refetch } = useQuery({
    ...papersOfQuery(dealer.id),
    ...FRESHNESS.adminList,
  });
  const [deleting, setDeleting] = useState<Paper | null>(null);
  return (
    <div className={cx('flex flex-col gap-4', className)}>
      {!data && error && (
        <ErrorPanel
          title={t('loadFailed')}
          message={errorText(error)}
          retryLabel={t('retry')}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )}
      {data?.total === 0 && <p className="text-ink-2">{t('none')}</p>}
      {data && data.total > 0 && (
        <PaperList
          papers={data.papers}
          deleteLabel={(name) => t('deleteOf', { name })}
          onDelete={setDeleting}
        />
      )}
      <PaperRequest dealer={dealer} />
      {deleting && (
        <DeletePaperDialog
          paper={deleting}
          words={{
            title: t('deleteTitle', { name: deleting.fileName }),
            text: t('deleteText'),
            confirm: t('delete'),
            done: t('deleted'),
            failed: t('deleteFailed'),
          }}
          onClose={() => setDeleting(null)}
        />
      )}
    </div>
  );
}
