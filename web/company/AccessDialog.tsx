import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../api/call.ts';
import { useDialogMutation } from '../api/use-dialog-mutation.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import type { CompanyUser } from './queries.ts';

export type AccessStep = 'again' | 'block' | 'unblock' | 'remove';

/** The call of each step. What changes is sent with the state that the question showed. */
const CALLS: Record<AccessStep, (id: string) => Promise<unknown>> = {
  again: (id) => call('POST /api/company/users/{id}/invitation', { params: { id } }),
  block: (id) =>
    call('PATCH /api/company/users/{id}', {
      params: { id },
      body: { blocked: true, from: { blocked: false } },
    }),
  unblock: (id) =>
    call('PATCH /api/company/users/{id}', {
      params: { id },
      body: { blocked: false, from: { blocked: true } },
    }),
  remove: (id) => call('DELETE /api/company/users/{id}', { params: { id } }),
};

/** Asks before a colleague is invited again, blocked, unblocked or removed. */
export function AccessDialog(props: { user: CompanyUser; step: AccessStep; onClose: () => void }) {
  const { step, onClose } = props;
  // The list is refreshed behind the question.
  const [user] = useState(props.user);
  const t = useTranslations('company');
  const name = user.name ?? user.email;
  const text = step === 'unblock' && user.isInvited ? 'unblockInvitedText' : (`${step}Text` as const);
  const knowsFeeds = user.rights === 'OWNER' && (step === 'block' || step === 'remove');
  const { decide, isPending } = useDialogMutation({
    call: () => CALLS[step](user.id),
    touches: ['/api/company/users'],
    done: { title: t(`${step}Done`), description: name },
    failed: t('notSaved'),
    tooMany: t('tooMany'),
    onClose,
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(`${step}Title`, { name })}
      consequence={[t(text, { email: user.email }), knowsFeeds && t('knowsFeeds')].filter(Boolean).join(' ')}
      confirmLabel={t(step)}
      cancelLabel={t('cancel')}
      tone={step === 'block' || step === 'remove' ? 'danger' : 'primary'}
      busy={isPending}
      onConfirm={() => decide()}
    />
  );
}
