import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type FieldErrors, useForm } from 'react-hook-form';
import { useLocale } from 'use-intl';
import type { Registration } from '../../contract/accounts.ts';
import type { Locale } from '../../contract/constants.ts';
import { lazyResolver } from '../ui/lazy-resolver.ts';
import { countryOf, followsLanguage } from './country.ts';
import { loadDraft, saveDraft, typedValues, valuesToRestore } from './draft.ts';
import {
  doneSteps,
  FIELD_NAMES,
  type FieldName,
  FIELDS,
  firstOf,
  isFieldName,
  type RegistrationForm,
  type Step,
  stepOf,
  STEPS,
} from './steps.ts';
import type { RegistrationState } from './use-fields.ts';
import { useRegister } from './use-register.ts';

const loadRules = async () => (await import('./rules.ts')).registrationRules;
const resolver = lazyResolver(loadRules);

/**
 * The four steps of one form: the current step, the navigation between steps, and the steps with errors. `refused` are the
 * errors of a registration that the browser has posted to the page.
 */
export function useWizard(papers: readonly File[], refused: FieldErrors<RegistrationForm> | undefined) {
  // No default values, so that input from before hydration is kept.
  const form = useForm<RegistrationForm, unknown, Registration>({
    resolver,
    shouldFocusError: false,
    ...(refused && { errors: refused }),
  });
  const [step, setStep] = useState<Step>('company');
  // How many of the first steps the rules have checked. Going back does not undo it.
  const [checked, setChecked] = useState(0);
  const legend = useRef<HTMLLegendElement>(null);
  const locale = useLocale();
  const localeBefore = useRef(locale);
  const register = useRegister(papers, (problems) => {
    for (const { path, code } of problems) {
      if (isFieldName(path)) form.setError(path, { type: 'server', message: code });
    }
    goToFirstError();
  });

  useEffect(() => void loadRules().catch(() => {}), []);

  useEffect(() => {
    const draft = loadDraft();
    for (const [name, value] of valuesToRestore(draft, form.getValues)) form.setValue(name, value);
    if (draft.step === 'company') return;
    // A user who is already typing stays where they are.
    if (!legend.current?.parentElement?.contains(document.activeElement)) setStep(draft.step);
    void form.trigger(fieldsBefore(draft.step)).then(() => setChecked(STEPS.indexOf(draft.step)));
  }, [form]);

  useEffect(() => {
    const before = localeBefore.current;
    localeBefore.current = locale;
    if (before !== locale && followsLanguage(before, form.getValues))
      form.setValue('address.country', countryOf(locale));
  }, [form, locale]);

  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: () => save(form, step, locale) }),
    [form, step, locale],
  );

  const addChecked = (count: number) => setChecked((before) => Math.max(before, count));

  const isWrong = (name: FieldName) => form.getFieldState(name, form.formState).error !== undefined;

  /** Opens a step and focuses the field, or the heading if no field is given. */
  function open(target: Step, field?: FieldName) {
    // A field must be visible before it can take the focus.
    flushSync(() => setStep(target));
    save(form, target, locale);
    if (field) form.setFocus(field);
    else legend.current?.focus();
  }

  function goToFirstError() {
    // Read from the form itself, because its errors are newer than the last render.
    const field = firstOf(FIELD_NAMES.filter((name) => form.getFieldState(name).error));
    if (field) open(stepOf(field), field);
  }

  async function goToNext(next: Step) {
    if (await form.trigger(FIELDS[step])) {
      addChecked(STEPS.indexOf(next));
      return open(next);
    }
    const field = firstOf(FIELDS[step].filter((name) => form.getFieldState(name).error));
    if (field) form.setFocus(field);
  }

  const index = STEPS.indexOf(step);
  const withErrors = STEPS.filter((each) => FIELDS[each].some(isWrong));
  const next = STEPS[index + 1];
  const previous = STEPS[index - 1];
  return {
    form,
    step,
    legend,
    isLast: next === undefined,
    isBusy: register.isPending,
    withErrors,
    done: doneSteps({ step, checked, withErrors }, form.getValues),
    back: previous && (() => open(previous)),
    /** Goes to any step. Skipped steps with errors are marked. */
    jump: (target: Step) => {
      void form.trigger(fieldsBefore(target)).then(() => addChecked(STEPS.indexOf(target)));
      setStep(target);
      save(form, target, locale);
    },
    /** The button of every step, and Enter: goes to the next step, or opens the account on the last one. */
    submit: (event: FormEvent) => {
      event.preventDefault();
      if (next) return void goToNext(next);
      addChecked(STEPS.length);
      void form.handleSubmit((registration) => register.mutate(registration), goToFirstError)();
    },
  };
}

const fieldsBefore = (step: Step): FieldName[] =>
  STEPS.slice(0, STEPS.indexOf(step)).flatMap((each): readonly FieldName[] => FIELDS[each]);

function save(form: RegistrationState, step: Step, locale: Locale): void {
  saveDraft({ step, typed: typedValues(locale, form.getValues) });
}
