import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useLocale, useTranslations } from 'use-intl';
import { call, type ResultOf } from '../../api/call.ts';
import { refreshInTime } from '../../api/use-dialog-mutation.ts';
import { useFailureToast } from '../../api/use-failure-toast.ts';
import { useSingleMutation } from '../../api/use-single-mutation.ts';
import { Loaded } from '../../layout/Loaded.tsx';
import { Button } from '../../ui/Button.tsx';
import { formatInstant } from '../../ui/instants.ts';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useToast } from '../../ui/Toasts.tsx';
import { BackLink } from '../page-of-one.tsx';
import { ImportBadge } from './ImportBadge.tsx';
import { ImportFiles } from './ImportFiles.tsx';
import { importQuery } from './queries.ts';
import { uploadsTo } from './queues.ts';

type Import = ResultOf<'GET /api/imports/{id}'>;

/** One import at an address of its own, to come back to. */
export function ImportSection() {
  const { id } = useParams({ from: '/admin/upload/$id' });
  const t = useTranslations('adminUpload');
  const query = useQuery(importQuery(id));
  return (
    <>
      <BackLink to="/admin/upload">{t('imports.back')}</BackLink>
      <Loaded query={query} failed={() => t('imports.failed')} skeleton={<Skeleton className="mt-6 h-96" />}>
        {(data) => <Opened data={data} />}
      </Loaded>
    </>
  );
}

function Opened({ data }: { data: Import }) {
  const t = useTranslations('adminUpload.imports');
  const locale = useLocale();
  return (
    <>
      <PageTitle
        lead={data.startedBy === null ? undefined : t('by', { name: data.startedBy })}
        actions={data.failed + data.missing > 0 && !data.isDryRun && <SettleButton data={data} />}
      >
        {t('name', { at: formatInstant(data.startedAt, locale) })}
      </PageTitle>
      <div className="mt-2 mb-5">
        <ImportBadge summary={data} />
      </div>
      <ImportFiles uploads={uploadsTo(data.id, data.isDryRun)} importId={data.id} isBulk />
    </>
  );
}

/** Takes the failed and missing files off the work list, or puts them back. */
function SettleButton({ data: { id, isSettled, failed, missing } }: { data: Import }) {
  const t = useTranslations('adminUpload.imports');
  const toast = useToast();
  const failureToast = useFailureToast();
  const queryClient = useQueryClient();
  // The button is at work until it shows the new state. A press before that would send the old one.
  const update = () => refreshInTime(queryClient, ['/api/imports', '/api/admin/worklist']);
  const settle = useSingleMutation({
    mutationFn: () =>
      call('PATCH /api/imports/{id}', {
        params: { id },
        body: { isSettled: !isSettled, from: { failed, missing } },
      }),
    onSuccess: update,
    onError: async (error) =>
      toast(failureToast({ error, failed: t('notSettled'), isShown: await update() })),
  });
  return (
    <Button onClick={() => settle.mutate()} busy={settle.isPending}>
      {t(isSettled ? 'unsettle' : 'settle')}
    </Button>
  );
}
