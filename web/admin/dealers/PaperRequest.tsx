import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../api/call.ts';
import { useFailureWords } from '../../api/use-failure-words.tsx';
import { useSingleMutation } from '../../api/use-single-mutation.ts';
import { useLeaveQuestion } from '../../layout/use-leave-question.tsx';
import { Button } from '../../ui/Button.tsx';
import { FormError } from '../../ui/FormError.tsx';
import { GuardedButton } from '../../ui/GuardedButton.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { useToast } from '../../ui/Toasts.tsx';
import type { Dealer } from '../queries.ts';

/** Asks a dealer for papers with a message. Blocked as long as the dealer gets no mails. */
export function PaperRequest({ dealer }: { dealer: Dealer }) {
  const t = useTranslations('adminDealers.papers');
  const layout = useTranslations('layout');
  const { noteFailure, failureWords } = useFailureWords();
  const toast = useToast();
  const [message, setMessage] = useState<string | null>(null);
  const { mutate, isPending, error } = useSingleMutation({
    mutationFn: (text: string) =>
      call('POST /api/admin/dealers/{id}/paper-requests', {
        params: { id: dealer.id },
        body: { message: text },
      }),
    onError: noteFailure,
    onSuccess: () => {
      setMessage(null);
      toast({ tone: 'success', title: t('asked'), description: dealer.companyName });
    },
  });
  const { leave, question } = useLeaveQuestion({
    hasInput: message !== null && message !== t('template'),
    isSaving: isPending,
    onClose: () => setMessage(null),
  });
  if (message === null)
    return (
      <div className="flex flex-wrap gap-2">
        <GuardedButton
          blockedReason={dealer.emailConfirmed ? undefined : t('unconfirmed')}
          onClick={() => setMessage(t('template'))}
        >
          {t('ask')}
        </GuardedButton>
      </div>
    );

  function send(event: FormEvent) {
    event.preventDefault();
    mutate(message ?? '');
  }
  return (
    <form onSubmit={send} className="flex flex-col gap-3">
      <TextArea
        label={t('message')}
        hint={t('messageHint')}
        value={message}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that opened the form is gone
        autoFocus
        required
        maxLength={2000}
        readOnly={isPending}
        onChange={(event) => setMessage(event.target.value)}
      />
      <FormError>{error && failureWords(error)}</FormError>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={isPending}>
          {t('send')}
        </Button>
        <Button onClick={leave} disabled={isPending}>
          {layout('cancel')}
        </Button>
      </div>
      {question}
    </form>
  );
}
