import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { call, CallFailed, isRefused } from '../api/call.ts';
import { useErrorText } from '../api/error-text.ts';
import { useUser } from '../api/user.ts';
import { useProblemText } from '../api/use-problem-text.ts';
import { lazyResolver } from '../ui/lazy-resolver.ts';
import { useToast } from '../ui/Toasts.tsx';
import { messageIn } from './message-in.ts';

const FIELDS = ['name', 'email', 'company', 'phone', 'subject', 'message'] as const;
type FieldName = (typeof FIELDS)[number];

const loadRules = async () => (await import('./rules.ts')).rules;
const resolver = lazyResolver(loadRules);

/** The state of the form: the fields with their errors, the submission, and the message that was sent last. */
export function useContactForm() {
  const t = useTranslations('contact.form');
  const problemText = useProblemText();
  const errorText = useErrorText();
  const toast = useToast();
  const user = useUser();
  const [sent, setSent] = useState<{ subject: string; message: string } | null>(null);
  // No default values, so that input from before hydration is kept.
  const form = useForm({ resolver });
  useEffect(() => void loadRules().catch(() => {}), []);
  const { errors, isSubmitting, submitCount } = form.formState;
  const button = useRef<HTMLButtonElement>(null);
  // The second press of a double click may come before the button is rendered as busy.
  const isRunning = useRef(false);

  // The button loses the focus while it is disabled. After a failure it gets the focus back, so that the user can press
  // it again.
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting && document.activeElement === document.body) button.current?.focus();
  }, [submitCount, isSubmitting]);

  function fail(error: unknown) {
    const problem = error instanceof CallFailed ? error.problem : null;
    const description = isRefused(error, 'POST /api/contact-form', 'RATE_LIMITED')
      ? t('tooMany')
      : problem
        ? errorText(error)
        : (messageIn(error) ?? t('failedText'));
    toast({ tone: 'destructive', title: t('failed'), description });
    // Happens only if the browser and the server disagree, for example after an update of the portal.
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
    setSent({ subject: body.subject, message: body.message });
    // The server mails a copy only to a proved address.
    const description = user?.emailConfirmed ? t('doneText', { email: user.email }) : t('doneRead');
    toast({ tone: 'success', title: t('done'), description });
  });

  return {
    field: (name: FieldName) => ({ ...form.register(name), error: problemText(errors[name]?.message) }),
    submit: (event: FormEvent) => {
      event.preventDefault();
      if (isRunning.current) return;
      isRunning.current = true;
      void send(event).finally(() => (isRunning.current = false));
    },
    button,
    isSending: isSubmitting,
    sent,
  };
}
