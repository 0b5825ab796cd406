import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { UNPROVED_ACCOUNT_DAYS } from '../../contract/account-figures.ts';
import { DEALER_RIGHTS, type DealerRights } from '../../contract/rights.ts';
import { call, CallFailed, isRefused } from '../api/call.ts';
import { refreshInTime, useDialogMutation } from '../api/use-dialog-mutation.ts';
import { useFailureWords } from '../api/use-failure-words.tsx';
import { useKeepsInput } from '../api/use-keeps-input.ts';
import { useProblemText } from '../api/use-problem-text.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { FormError } from '../ui/FormError.tsx';
import { RadioGroup } from '../ui/RadioGroup.tsx';
import { TextField } from '../ui/TextField.tsx';
import { useRefusals } from '../ui/use-refusals.ts';
import { type CompanyUser, companyUsersQuery } from './queries.ts';

export interface Values {
  name: string;
  email: string;
  rights: DealerRights;
}

const CHANGE = 'PATCH /api/company/users/{id}';
export const EMPTY: Values = { name: '', email: '', rights: 'BUYER' };

interface UserDialogProps {
  user?: CompanyUser;
  /** What was typed when the dialog was closed before, and where it is kept. */
  draft?: Values;
  onDraft?: (values: Values) => void;
  onClose: () => void;
}

/** Invites a colleague, or changes the rights of one. What another owner has changed meanwhile is shown first. */
export function UserDialog({ user, draft = EMPTY, onDraft, onClose }: UserDialogProps) {
  const t = useTranslations('company');
  const formId = useId();
  const [seen, setSeen] = useState<Values>(user ? { ...EMPTY, rights: user.rights } : EMPTY);
  const [values, setTyped] = useState(user ? seen : draft);
  const setValues = (typed: Values) => {
    setTyped(typed);
    onDraft?.(typed);
  };
  const { form, save, isPending, problemOf, error } = useSaveUser(user, {
    seen,
    setSeen,
    values,
    onSaved: () => onDraft?.(EMPTY),
    onClose,
  });
  const isChanged = (['name', 'email', 'rights'] as const).some((field) => values[field] !== seen[field]);
  useKeepsInput(isChanged);
  const knowsFeeds = seen.rights === 'OWNER' && values.rights !== 'OWNER';
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isPending && onClose()}
      title={user ? t('editTitle', { name: user.name ?? user.email }) : t('inviteTitle')}
      description={user ? knowsFeeds && t('knowsFeeds') : t('inviteText', { days: UNPROVED_ACCOUNT_DAYS })}
      closeLabel={t('close')}
      footer={
        <>
          <Button onClick={onClose} disabled={isPending}>
            {t('cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            busy={isPending}
            disabled={user !== undefined && !isChanged}
          >
            {t(user ? 'save' : 'sendInvitation')}
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} noValidate onSubmit={save} className="flex flex-col gap-4">
        {!user && (
          <>
            <TextField
              label={t('name')}
              autoComplete="off"
              value={values.name}
              error={problemOf('name')}
              readOnly={isPending}
              onChange={({ target }) => setValues({ ...values, name: target.value })}
            />
            <TextField
              label={t('email')}
              type="email"
              autoComplete="off"
              value={values.email}
              error={problemOf('email')}
              readOnly={isPending}
              onChange={({ target }) => setValues({ ...values, email: target.value })}
            />
          </>
        )}
        <RadioGroup
          legend={t('rights')}
          name="rights"
          value={values.rights}
          disabled={isPending}
          choices={DEALER_RIGHTS.map((each) => ({ value: each, label: t(each), hint: t(`${each}_hint`) }))}
          onChange={({ target }) => {
            const rights = DEALER_RIGHTS.find((each) => each === target.value);
            if (rights) setValues({ ...values, rights });
          }}
        />
        <FormError>{error}</FormError>
      </form>
    </Dialog>
  );
}

interface Form {
  /** What the dialog showed first, or what another owner has made of it meanwhile. */
  seen: Values;
  setSeen: (seen: Values) => void;
  values: Values;
  onSaved: () => void;
  onClose: () => void;
}

/** Sends the form. A colleague gets the mails in the language of who invites them, until they choose another. */
function useSaveUser(user: CompanyUser | undefined, { seen, setSeen, values, onSaved, onClose }: Form) {
  const t = useTranslations('company');
  const locale = useLocale();
  const { noteFailure, failureWords } = useFailureWords();
  const problemText = useProblemText();
  const { form, refuse } = useRefusals();
  const [refused, setRefused] = useState<{ values: Values; failure: unknown }>();
  const queryClient = useQueryClient();
  const colleagues = useQuery(companyUsersQuery()).data?.users ?? [];
  const { name, email, rights } = values;
  const send = (): Promise<unknown> =>
    user
      ? call(CHANGE, { params: { id: user.id }, body: { rights, from: { rights: seen.rights } } })
      : call('POST /api/company/users', { body: { name, email, rights, locale } });
  const { decide, isPending } = useDialogMutation({
    call: async () => {
      try {
        await send();
      } catch (error) {
        // If only the answer was lost, the list shows what the call has done.
        await refreshInTime(queryClient, ['/api/company/users']);
        throw error;
      }
      onSaved();
    },
    touches: ['/api/company/users', '/api/user'],
    done: { title: t(user ? 'saved' : 'invitationSent'), description: user?.email ?? email },
    failed: t('notSaved'),
    onClose,
    onError: (error) => {
      setRefused({ values, failure: error });
      noteFailure(error);
      refuse();
      if (isRefused(error, CHANGE, 'EDITED_MEANWHILE'))
        setSeen({ ...seen, rights: error.problem.current.rights });
      return true;
    },
  });
  const failure = refused?.failure;
  const errors = failure instanceof CallFailed ? (failure.problem?.errors ?? []) : [];
  const ofForm = errors.find(({ path }) => path === '');
  const code = failure instanceof CallFailed ? failure.problem?.code : undefined;
  const errorOfForm = () => {
    if (!refused) return undefined;
    if (ofForm) return problemText(ofForm.code);
    if (errors.length > 0) return undefined;
    if (code === 'EDITED_MEANWHILE') return t('overtaken', { rights: t(seen.rights) });
    const colleague = colleagues.find((each) => each.email === refused.values.email.trim().toLowerCase());
    if (code === 'EMAIL_TAKEN' && colleague)
      return t(colleague.isInvited ? 'alreadyInvited' : 'alreadyListed');
    return failureWords(failure, code === 'RATE_LIMITED' ? t('tooMany') : undefined);
  };
  return {
    form,
    save: (event: FormEvent) => {
      event.preventDefault();
      setRefused(undefined);
      decide();
    },
    isPending,
    /** What is wrong with a field, until it is changed. */
    problemOf: (field: keyof Values) =>
      refused?.values[field] === values[field]
        ? problemText(errors.find(({ path }) => path === field)?.code)
        : undefined,
    error: errorOfForm(),
  };
}
