import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../api/call.ts';
import { useDialogMutation } from '../../api/use-dialog-mutation.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import type { Admin } from './queries.ts';

export type AccessStep = 'reset' | 'disable' | 'enable';

/** What each step sends for the admin as the question showed them. */
const CHANGES = {
  reset: ({ disabled, secondFactor }: Admin) => ({ reset: true as const, from: { disabled, secondFactor } }),
  disable: () => ({ disabled: true, from: { disabled: false } }),
  enable: () => ({ disabled: false, from: { disabled: true } }),
};

/** Asks before the access of an admin is reset, disabled or enabled. */
export function AccessDialog(props: { admin: Admin; step: AccessStep; onClose: () => void }) {
  const { step, onClose } = props;
  // The list is refreshed behind the question.
  const [admin] = useState(props.admin);
  const t = useTranslations('adminAdmins');
  const layout = useTranslations('layout');
  const name = admin.name ?? admin.email;
  const { decide, isPending } = useDialogMutation({
    call: () =>
      call('PATCH /api/admin/admins/{id}', { params: { id: admin.id }, body: CHANGES[step](admin) }),
    touches: ['/api/admin/admins', '/api/admin/audit'],
    done: { title: t(`${step}Done`), description: name },
    failed: t('notSaved'),
    onClose,
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(`${step}Title`, { name })}
      consequence={t(`${step}Text`, { email: admin.email })}
      confirmLabel={t(step)}
      cancelLabel={layout('cancel')}
      tone={step === 'enable' ? 'primary' : 'danger'}
      busy={isPending}
      onConfirm={() => decide()}
    />
  );
}
