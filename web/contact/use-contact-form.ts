import { type FormEvent, useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { call, CallFailed } from '../api/call.ts';
import { useErrorText } from '../api/error-text.ts';
import { useProblemText } from '../auth/use-problem-text.ts';
import { lazyResolver } from '../ui/lazy-resolver.ts';
import { useToast } from '../ui/Toasts.tsx';
import { messageIn } from './message-in.ts';

const FIELDS = ['name', 'email', 'company', 'phone', 'subject', 'message'] as const;
type FieldName = (typeof FIELDS)[number];

const loadRules = async () => (await import('./rules.ts')).rules;
const resolver = lazyResolver(loadRules);

/** The state of the form: its fields with what is wrong in them, and how it is sent. */
export function useContactForm() {
  const t = useTranslations('contact.form');
  const problemText = useProblemText();
  const errorText = useErrorText();
  const toast = useToast();
  // No default values: what was typed or filled in before the page came alive stays.
  const form = useForm({ resolver });
  useEffect(() => void loadRules().catch(() => {}), []);
  const { errors, isSubmitting, submitCount } = form.formState;
  const button = useRef<HTMLButtonElement>(null);

  // Disabled while it sends, the button has lost the focus: after a failure one presses it again.
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting && document.activeElement === document.body) button.current?.focus();
  }, [submitCount, isSubmitting]);

  function fail(error: unknown) {
    const problem = error instanceof CallFailed ? error.problem : null;
    const description = problem ? errorText(error) : (messageIn(error) ?? t('failedText'));
    toast({ tone: 'destructive', title: t('failed'), description });
    // Only where browser and server disagree, such as after an update of the portal.
    const wrong = (problem?.errors ?? []).flatMap(({ path, code }) => {
      const name = FIELDS.find((each) => each === path);
      return name ? [{ name, code }] : [];
    });
    for (const [index, { name, code }] of wrong.entries())
      form.setError(name, { message: code }, { shouldFocus: index === 0 });
  }

  const send = form.handleSubmit(async (body) => {
    try {
      await call('POST /api/contact-form', { body });
    } catch (error) {
      fail(error);
      return;
    }
    form.reset();
    form.setFocus('name');
    toast({ tone: 'success', title: t('done'), description: t('doneText', { email: body.email }) });
  });

  return {
    field: (name: FieldName) => ({ ...form.register(name), error: problemText(errors[name]?.message) }),
    submit: (event: FormEvent) => void send(event),
    button,
    isSending: isSubmitting,
  };
}
