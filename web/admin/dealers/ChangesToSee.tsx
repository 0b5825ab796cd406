import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { useLocale, useTranslations } from 'use-intl';
import { call } from '../../api/call.ts';
import { refreshInTime } from '../../api/use-dialog-mutation.ts';
import { useFailureToast } from '../../api/use-failure-toast.ts';
import { Button } from '../../ui/Button.tsx';
import { handFocusOn } from '../../ui/hand-focus-on.ts';
import { formatInstant } from '../../ui/instants.ts';
import { useToast } from '../../ui/Toasts.tsx';
import type { DealerDetails } from '../queries.ts';

/** Says that the dealer has changed name or address of the company, until a clerk has seen it. */
export function ChangesToSee({ dealer: { id, changedAt } }: { dealer: DealerDetails }) {
  const t = useTranslations('adminDealers.changes');
  const locale = useLocale();
  const queryClient = useQueryClient();
  const toast = useToast();
  const failureToast = useFailureToast();
  const update = () =>
    refreshInTime(queryClient, ['/api/admin/dealers', '/api/admin/worklist', '/api/admin/audit']);
  const { mutate, isPending } = useMutation({
    mutationFn: (changesSeen: string) =>
      call('PATCH /api/admin/dealers/{id}', { params: { id }, body: { changesSeen } }),
    onSuccess: update,
    onError: async (error) => toast(failureToast({ error, failed: t('failed'), isShown: await update() })),
  });
  if (changedAt === null) return null;
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-6 gap-y-2 rounded-card border border-line bg-surface px-4 py-2">
      <p className="min-w-0 flex-1 basis-80">
        {t('told', { at: formatInstant(changedAt, locale) })}{' '}
        <Link
          to="/admin/users/$id"
          params={{ id }}
          search={{ tab: 'history' }}
          resetScroll={false}
          className="text-plate underline"
        >
          {t('show')}
        </Link>
      </p>
      <Button ref={handFocusOn} size="sm" busy={isPending} onClick={() => mutate(changedAt)}>
        <Check aria-hidden className="size-4" />
        {t('seen')}
      </Button>
    </div>
  );
}
