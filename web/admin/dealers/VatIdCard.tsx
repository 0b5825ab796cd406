import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { call } from '../../api/call.ts';
import { refreshInTime } from '../../api/use-dialog-mutation.ts';
import { useFailureToast } from '../../api/use-failure-toast.ts';
import { useSingleMutation } from '../../api/use-single-mutation.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { DefinitionList } from '../../ui/DefinitionList.tsx';
import { formatInstant } from '../../ui/instants.ts';
import { useToast } from '../../ui/Toasts.tsx';
import type { DealerDetails } from '../queries.ts';
import { CorrectDialog } from './CorrectDialog.tsx';

/** Login and VAT id of a dealer: what a clerk checks, records and corrects. */
export function VatIdCard({ dealer }: { dealer: DealerDetails }) {
  const t = useTranslations('adminDealers.vat');
  const page = useTranslations('adminDealers.page');
  const users = useTranslations('adminDealers');
  const details = useTranslations('adminDealers.details');
  const locale = useLocale();
  const titleId = useId();
  const [correcting, setCorrecting] = useState<'email' | 'vatId' | null>(null);
  const { vatIdCheckedAt, vatIdCheckedBy, lastSignInAt } = dealer;
  return (
    <section aria-labelledby={titleId} className="rounded-card border border-line bg-surface p-5">
      <h2 id={titleId} className="heading mb-2 text-18">
        {t('title')}
      </h2>
      <DefinitionList
        columns={1}
        entries={[
          { term: details('email'), value: dealer.email },
          {
            term: page('emailState'),
            value: dealer.emailConfirmed ? page('confirmed') : users('unconfirmed'),
          },
          {
            term: page('lastSignIn'),
            value: lastSignInAt ? formatInstant(lastSignInAt, locale) : page('noSignIn'),
          },
          { term: details('vatId'), value: dealer.vatId ?? '–' },
          ...(dealer.vatId === null
            ? []
            : [
                {
                  term: t('check'),
                  value: (
                    <>
                      {t(dealer.vatIdCheck)}
                      {vatIdCheckedAt && vatIdCheckedBy && (
                        <span className="block text-13 font-normal text-ink-2">
                          {t('by', { at: formatInstant(vatIdCheckedAt, locale), clerk: vatIdCheckedBy })}
                        </span>
                      )}
                    </>
                  ),
                },
              ]),
        ]}
      />
      {dealer.sameVatId.length > 0 && (
        <p className="mt-2 flex flex-wrap gap-x-3 text-14 text-reserved">
          {t('same')}
          {dealer.sameVatId.map(({ id, companyName }) => (
            <Link key={id} to="/admin/users/$id" params={{ id }} className="text-plate hover:underline">
              {companyName}
            </Link>
          ))}
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        {dealer.vatId !== null && <Judge dealer={dealer} />}
        <Button size="sm" onClick={() => setCorrecting('vatId')}>
          {t('changeVatId')}
        </Button>
        <Button size="sm" onClick={() => setCorrecting('email')}>
          {t('changeEmail')}
        </Button>
      </div>
      {correcting && <CorrectDialog dealer={dealer} field={correcting} onClose={() => setCorrecting(null)} />}
    </section>
  );
}

const seenOf = ({ vatId, vatIdCheck, changedAt }: DealerDetails) => ({ vatId, vatIdCheck, changedAt });

/** Records the check of the VAT id. An invalid one changes later invoices, so it asks first. */
function Judge({ dealer }: { dealer: DealerDetails }) {
  const t = useTranslations('adminDealers.vat');
  const layout = useTranslations('layout');
  const toast = useToast();
  const failureToast = useFailureToast();
  const queryClient = useQueryClient();
  // As they were when the question appeared: a VAT id or a company that has changed since has not been checked.
  const [asked, setAsked] = useState<DealerDetails | null>(null);
  async function update() {
    const isShown = await refreshInTime(queryClient, [
      '/api/admin/dealers',
      '/api/admin/worklist',
      '/api/admin/audit',
    ]);
    setAsked(null);
    return isShown;
  }
  const { mutate, isPending, variables } = useSingleMutation({
    mutationFn: ({ check, seen }: { check: 'VALID' | 'INVALID'; seen: DealerDetails }) =>
      call('PATCH /api/admin/dealers/{id}', {
        params: { id: seen.id },
        body: { vatIdCheck: check, from: seenOf(seen) },
      }),
    onSuccess: () => {
      toast({ tone: 'success', title: t('saved'), description: dealer.companyName });
      return update();
    },
    onError: async (error) => toast(failureToast({ error, failed: t('failed'), isShown: await update() })),
  });
  return (
    <>
      <Button
        size="sm"
        disabled={dealer.vatIdCheck === 'VALID'}
        busy={isPending && variables.check === 'VALID'}
        onClick={() => mutate({ check: 'VALID', seen: dealer })}
      >
        {t('setValid')}
      </Button>
      <Button size="sm" disabled={dealer.vatIdCheck === 'INVALID'} onClick={() => setAsked(dealer)}>
        {t('setInvalid')}
      </Button>
      {asked && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && setAsked(null)}
          title={t('invalidTitle')}
          consequence={t(asked.emailConfirmed ? 'invalidText' : 'invalidTextQuietly')}
          confirmLabel={t('setInvalid')}
          cancelLabel={layout('cancel')}
          tone="danger"
          busy={isPending}
          onConfirm={() => mutate({ check: 'INVALID', seen: asked })}
        />
      )}
    </>
  );
}
