import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { COUNTRIES } from '../../contract/choices.ts';
import { exampleFor } from '../../contract/country-forms.ts';
import { call, CallFailed, isRefused } from '../api/call.ts';
import { useErrorWords } from '../api/error-words.ts';
import { refresh } from '../api/refresh.ts';
import { useKeepsInput } from '../api/use-keeps-input.ts';
import { useProblemText } from '../api/use-problem-text.ts';
import { useSingleMutation } from '../api/use-single-mutation.ts';
import { lazyResolver } from '../ui/lazy-resolver.ts';
import { mergeInput } from '../ui/merge-input.ts';
import { useToast } from '../ui/Toasts.tsx';
import { changeOf, type CompanyValues, type Seen, TEXT_FIELDS, valuesOf } from './company-values.ts';
import type { OwnDealer } from './queries.ts';

const EDIT = 'PATCH /api/dealer';

/** An error of a field: somebody else has given it another value meanwhile. */
const THEIRS = 'theirs';

const loadRules = async () => (await import('./rules.ts')).companyRules;
const resolver = lazyResolver(loadRules);

/** The state of the form with the data of the company. */
export function useCompanyForm(dealer: OwnDealer, onClose: () => void) {
  const t = useTranslations('account.company');
  const countryName = useTranslations('countries');
  const problemText = useProblemText();
  const errorWords = useErrorWords();
  const toast = useToast();
  const queryClient = useQueryClient();
  const [seen, setSeen] = useState<Seen>(dealer);
  const form = useForm<CompanyValues, Seen>({ resolver, context: seen, defaultValues: valuesOf(dealer) });
  const { errors } = form.formState;
  useKeepsInput();
  useEffect(() => void loadRules().catch(() => {}), []);
  // The button that opened the form is gone.
  useEffect(() => form.setFocus('companyName'), [form]);

  const edit = useSingleMutation({
    mutationFn: (body: NonNullable<ReturnType<typeof changeOf>>) => call(EDIT, { body }),
    onSuccess: async () => {
      await refresh(queryClient, ['/api/dealer', '/api/user']);
      onClose();
      toast({ tone: 'success', title: t('saved') });
    },
    onError: (error) => {
      if (isRefused(error, EDIT, 'EDITED_MEANWHILE')) showCurrent(error.problem.current);
      const problems = (error instanceof CallFailed && error.problem?.errors) || [];
      for (const { path, code } of problems) {
        const name = TEXT_FIELDS.find((field) => field === path);
        if (name) form.setError(name, { message: code }, { shouldFocus: true });
      }
    },
  });

  // The reader decides again, now about the current values.
  function showCurrent(current: Seen) {
    const now = valuesOf(current);
    const { input, overtaken } = mergeInput(form.getValues(), { seen: valuesOf(seen), now });
    for (const name of [...TEXT_FIELDS, 'marketingOptIn'] as const) form.setValue(name, input[name]);
    setSeen(current);
    for (const name of TEXT_FIELDS)
      if (overtaken.includes(name)) form.setError(name, { type: THEIRS, message: now[name] });
  }

  function theirText(name: keyof CompanyValues, value = '') {
    const country = name === 'country' && COUNTRIES.find((code) => code === value);
    return t('theirs', { value: country ? countryName(country) : value || '–' });
  }
  const textOf = (code: string | undefined) =>
    problemText(code, exampleFor(code, { country: form.getValues('country') }));
  const submit = form.handleSubmit(() => {
    const change = changeOf(form.getValues(), seen);
    if (change) edit.mutate(change);
    else onClose();
  });
  const isOvertaken = isRefused(edit.error, EDIT, 'EDITED_MEANWHILE');
  return {
    field: (name: keyof CompanyValues) => ({
      ...form.register(name, name === 'country' ? { deps: ['postalCode'] } : {}),
      error:
        errors[name]?.type === THEIRS ? theirText(name, errors[name].message) : textOf(errors[name]?.message),
    }),
    submit: (event: FormEvent) => void submit(event),
    isBusy: edit.isPending,
    error: edit.error && (isOvertaken ? t('overtaken') : errorWords(edit.error)),
  };
}
