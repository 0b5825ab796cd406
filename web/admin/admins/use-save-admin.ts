import { type FormEvent, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { AdminRights } from '../../../contract/rights.ts';
import { call, CallFailed, isRefused } from '../../api/call.ts';
import { useDialogMutation } from '../../api/use-dialog-mutation.ts';
import { useFailureWords } from '../../api/use-failure-words.tsx';
import { useProblemText } from '../../api/use-problem-text.ts';
import { mergeInput } from '../../ui/merge-input.ts';
import { useRefusals } from '../../ui/use-refusals.ts';
import type { Admin } from './queries.ts';

export interface AdminValues {
  name: string;
  email: string;
  rights: AdminRights;
}

const CHANGE = 'PATCH /api/admin/admins/{id}';

interface Form {
  /** What the fields showed first, or what somebody else has made of it meanwhile. */
  seen: AdminValues;
  setSeen: (seen: AdminValues) => void;
  values: AdminValues;
  setValues: (values: AdminValues) => void;
  onClose: () => void;
}

/** Sends the form. A new admin reads the portal in the language of who invites them, until they choose another. */
export function useSaveAdmin(admin: Admin | undefined, given: Form) {
  const { seen, setSeen, values, setValues, onClose } = given;
  const t = useTranslations('adminAdmins');
  const locale = useLocale();
  const { noteFailure, failureWords } = useFailureWords();
  const problemText = useProblemText();
  const { form, refuse } = useRefusals();
  const [refused, setRefused] = useState<{ values: AdminValues; failure: unknown }>();
  const [overtaken, setOvertaken] = useState<string>();
  const failure = refused?.failure;
  const problems = failure instanceof CallFailed ? (failure.problem?.errors ?? []) : [];
  const { name, email, rights } = values;
  const { decide, isPending } = useDialogMutation({
    call: (): Promise<unknown> =>
      admin
        ? call(CHANGE, {
            params: { id: admin.id },
            // Only what was changed here: somebody else may have changed the rest.
            body: {
              ...(name === seen.name ? {} : { name }),
              ...(rights === seen.rights ? {} : { rights }),
              from: { name: seen.name || null, rights: seen.rights },
            },
          })
        : call('POST /api/admin/admins', { body: { name, email, rights, locale } }),
    touches: ['/api/admin/admins', '/api/admin/audit', '/api/user'],
    done: { title: t(admin ? 'saved' : 'invited'), description: admin?.email ?? email },
    failed: t('notSaved'),
    onClose,
    onError: (error) => {
      setRefused({ values, failure: error });
      noteFailure(error);
      refuse();
      if (isRefused(error, CHANGE, 'EDITED_MEANWHILE')) {
        const { name: nameNow, rights: rightsNow } = error.problem.current;
        const now = { ...seen, name: nameNow ?? '', rights: rightsNow };
        setSeen(now);
        setValues(mergeInput(values, { seen, now }).input);
        setOvertaken(t('overtaken', { name: nameNow ?? '–', rights: t(rightsNow) }));
      }
      return true;
    },
  });
  return {
    form,
    save: (event: FormEvent) => {
      event.preventDefault();
      setRefused(undefined);
      setOvertaken(undefined);
      decide();
    },
    isPending,
    /** What is wrong with a field, until it is changed. */
    problemOf: (field: keyof AdminValues) =>
      refused?.values[field] === values[field]
        ? problemText(problems.find(({ path }) => path === field)?.code)
        : undefined,
    error: overtaken ?? (refused && problems.length === 0 ? failureWords(failure) : undefined),
  };
}
