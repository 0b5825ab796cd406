import { type FormEvent, useId, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { ADMIN_RIGHTS, type AdminRights } from '../../../contract/rights.ts';
import { call, CallFailed } from '../../api/call.ts';
import { useErrorText } from '../../api/error-text.ts';
import { useDialogMutation } from '../../api/use-dialog-mutation.ts';
import { useProblemText } from '../../api/use-problem-text.ts';
import { useLeaveQuestion } from '../../layout/use-leave-question.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { FormError } from '../../ui/FormError.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { Admin } from './queries.ts';

interface Values {
  name: string;
  email: string;
  rights: AdminRights;
}

const EMPTY: Values = { name: '', email: '', rights: 'CLERK' };

/** Invites an admin, or changes the name and the rights of one. */
export function AdminDialog({ admin, onClose }: { admin?: Admin; onClose: () => void }) {
  const t = useTranslations('adminAdmins');
  const layout = useTranslations('layout');
  const formId = useId();
  const [seen] = useState<Values>(admin ? { ...admin, name: admin.name ?? '' } : EMPTY);
  const [values, setValues] = useState(seen);
  const { save, isPending, problemOf, error } = useSave(admin, { seen, values, onClose });
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
      <form id={formId} noValidate onSubmit={save} className="flex flex-col gap-4">
        <TextField
          label={t('name')}
          autoComplete="off"
          value={values.name}
          error={problemOf('name')}
          onChange={({ target }) => setValues({ ...values, name: target.value })}
        />
        {!admin && (
          <TextField
            label={t('email')}
            type="email"
            autoComplete="off"
            value={values.email}
            error={problemOf('email')}
            onChange={({ target }) => setValues({ ...values, email: target.value })}
          />
        )}
        <RadioGroup
          legend={t('rights')}
          name="rights"
          value={values.rights}
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

/** Sends the form. A new admin reads the portal in the language of who invites them, until they choose another. */
function useSave(
  admin: Admin | undefined,
  { seen, values, onClose }: { seen: Values; values: Values; onClose: () => void },
) {
  const t = useTranslations('adminAdmins');
  const locale = useLocale();
  const errorText = useErrorText();
  const problemText = useProblemText();
  const [failure, setFailure] = useState<unknown>(null);
  const problems = failure instanceof CallFailed ? (failure.problem?.errors ?? []) : [];
  const { name, email, rights } = values;
  const { decide, isPending } = useDialogMutation({
    call: (): Promise<unknown> =>
      admin
        ? call('PATCH /api/admin/admins/{id}', {
            params: { id: admin.id },
            // Only what was changed here: somebody else may have changed the rest.
            body: {
              ...(name === seen.name ? {} : { name }),
              ...(rights === seen.rights ? {} : { rights }),
            },
          })
        : call('POST /api/admin/admins', { body: { name, email, rights, locale } }),
    touches: ['/api/admin/admins', '/api/admin/audit', '/api/user'],
    done: { title: t(admin ? 'saved' : 'invited'), description: admin?.email ?? email },
    failed: t('notSaved'),
    onClose,
    onError: (error) => {
      setFailure(error);
      return true;
    },
  });
  return {
    save: (event: FormEvent) => {
      event.preventDefault();
      setFailure(null);
      decide();
    },
    isPending,
    problemOf: (field: keyof Values) => problemText(problems.find(({ path }) => path === field)?.code),
    error: failure !== null && problems.length === 0 ? errorText(failure) : undefined,
  };
}
