import { useTranslations } from 'use-intl';
import { call } from '../../api/call.ts';
import { useDialogMutation } from '../../api/use-dialog-mutation.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import type { Admin } from './queries.ts';

export type AccessStep = 'reset' | 'disable' | 'enable';

const CHANGES = {
  reset: { reset: true },
  disable: { disabled: true, from: { disabled: false } },
  enable: { disabled: false, from: { disabled: true } },
} as const;

/** Asks before the access of an admin is reset, disabled or enabled. */
export function AccessDialog(props: { admin: Admin; step: AccessStep; onClose: () => void }) {
  const { admin, step, onClose } = props;
  const t = useTranslations('adminAdmins');
  const layout = useTranslations('layout');
  const name = admin.name ?? admin.email;
  const { decide, isPending } = useDialogMutation({
    call: () => call('PATCH /api/admin/admins/{id}', { params: { id: admin.id }, body: CHANGES[step] }),
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
