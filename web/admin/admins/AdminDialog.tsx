import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ADMIN_RIGHTS } from '../../../contract/rights.ts';
import { useLeaveQuestion } from '../../layout/use-leave-question.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { FormError } from '../../ui/FormError.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { Admin } from './queries.ts';
import { type AdminValues, useSaveAdmin } from './use-save-admin.ts';

const EMPTY: AdminValues = { name: '', email: '', rights: 'CLERK' };

/** Invites an admin, or changes the name and the rights of one. What somebody else has changed meanwhile is shown first. */
export function AdminDialog({ admin, onClose }: { admin?: Admin; onClose: () => void }) {
  const t = useTranslations('adminAdmins');
  const layout = useTranslations('layout');
  const formId = useId();
  const [seen, setSeen] = useState<AdminValues>(admin ? { ...admin, name: admin.name ?? '' } : EMPTY);
  const [values, setValues] = useState(seen);
  const { form, save, isPending, problemOf, error } = useSaveAdmin(admin, {
    seen,
    setSeen,
    values,
    setValues,
    onClose,
  });
  const isChanged = (['name', 'email', 'rights'] as const).some((field) => values[field] !== seen[field]);

  const { leave, question } = useLeaveQuestion({ hasInput: isChanged, isSaving: isPending, onClose });

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && leave()}
      title={admin ? t('editTitle', { name: admin.name ?? admin.email }) : t('inviteTitle')}
      description={admin ? undefined : t('inviteText')}
      closeLabel={layout('close')}
      footer={
        <>
          <Button onClick={leave} disabled={isPending}>
            {layout('cancel')}
          </Button>
          <Button type="submit" form={formId} variant="primary" busy={isPending} disabled={!isChanged}>
            {t(admin ? 'save' : 'sendInvitation')}
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} noValidate onSubmit={save} className="flex flex-col gap-4">
        <TextField
          label={t('name')}
          autoComplete="off"
          value={values.name}
          error={problemOf('name')}
          readOnly={isPending}
          onChange={({ target }) => setValues({ ...values, name: target.value })}
        />
        {!admin && (
          <TextField
            label={t('email')}
            type="email"
            autoComplete="off"
            value={values.email}
            error={problemOf('email')}
            readOnly={isPending}
            onChange={({ target }) => setValues({ ...values, email: target.value })}
          />
        )}
        <RadioGroup
          legend={t('rights')}
          name="rights"
          value={values.rights}
          disabled={isPending}
          choices={ADMIN_RIGHTS.map((each) => ({ value: each, label: t(each), hint: t(`${each}_hint`) }))}
          onChange={({ target }) =>
            setValues({ ...values, rights: target.value === 'FULL' ? 'FULL' : 'CLERK' })
          }
        />
        <FormError>{error}</FormError>
      </form>
      {question}
    </Dialog>
  );
}
