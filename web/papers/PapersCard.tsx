import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { PAPER_MAX_BYTES, PAPERS_MAX } from '../../contract/paper-figures.ts';
import type { DealerStatus } from '../../contract/states.ts';
import { useErrorText } from '../api/error-text.ts';
import { refresh } from '../api/refresh.ts';
import { UploadList } from '../layout/UploadList.tsx';
import { useUploads } from '../layout/use-uploads.ts';
import { TitledCard } from '../ui/Card.tsx';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { PDF_TYPES, PICTURE_TYPES } from '../ui/file-types.ts';
import { FileDrop } from '../ui/FileDrop.tsx';
import { useIsHydrated } from '../ui/hydrated.ts';
import { useToast } from '../ui/Toasts.tsx';
import { DeletePaperDialog } from './DeletePaperDialog.tsx';
import { PaperList } from './PaperList.tsx';
import { ownPapersQuery, type Paper } from './queries.ts';
import { sendPaper } from './send-paper.ts';
import { useRefusalText } from './use-refusal-text.ts';

/** The papers of a dealer: they upload them at any time, and delete them while the account is reviewed. */
export function PapersCard({ status }: { status: DealerStatus }) {
  const t = useTranslations('account.papers');
  const errorText = useErrorText();
  const isHydrated = useIsHydrated();
  const { data, error, isFetching, refetch } = useQuery(ownPapersQuery());
  const toast = useToast();
  const queryClient = useQueryClient();
  const { uploads, add, dismiss } = useUploads({
    send: sendPaper,
    refusalText: useRefusalText(),
    onSent: async ({ name }) => {
      await refresh(queryClient, ['/api/dealer/papers']);
      toast({ tone: 'success', title: t('uploaded'), description: name });
    },
  });
  const [deleting, setDeleting] = useState<Paper | null>(null);
  const isUnderReview = status === 'PENDING';
  const isFull = data !== undefined && data.total >= PAPERS_MAX;
  return (
    <TitledCard title={t('title')}>
      <p className="mb-3 text-ink-2">{t('text')}</p>
      {!data && error && (
        <ErrorPanel
          title={t('loadFailed')}
          message={errorText(error)}
          retryLabel={t('retry')}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )}
      {data && data.total > 0 && (
        <div className="mb-3">
          <PaperList
            papers={data.papers}
            deleteLabel={(name) => t('deleteOf', { name })}
            onDelete={isUnderReview ? setDeleting : undefined}
          />
        </div>
      )}
      {data && data.total > 0 && !isUnderReview && <p className="mb-3 text-14 text-ink-2">{t('byClerk')}</p>}
      <UploadList
        uploads={uploads}
        words={{
          uploading: (name) => t('uploading', { name }),
          refused: (name, reason) => t('refused', { name, reason }),
          dismiss: (name) => t('dismiss', { name }),
        }}
        onDismiss={dismiss}
      />
      {isFull ? (
        <p className="text-14 text-ink-2">{t('full', { count: PAPERS_MAX })}</p>
      ) : (
        <FileDrop
          className="needs-script"
          label={t('choose')}
          hint={t('hint', { max: PAPER_MAX_BYTES / (1024 * 1024), count: PAPERS_MAX })}
          accept={`${PDF_TYPES},${PICTURE_TYPES}`}
          multiple
          disabled={!isHydrated}
          onFiles={add}
        />
      )}
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
    </TitledCard>
  );
}
