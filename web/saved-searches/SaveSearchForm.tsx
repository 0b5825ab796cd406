import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { SEARCH_NAME_MAX } from '../../contract/saved-search-figures.ts';
import type { WatchMails } from '../../contract/watching.ts';
import { call } from '../api/call.ts';
import { refresh } from '../api/refresh.ts';
import { useKeepsInput } from '../api/use-keeps-input.ts';
import { useSingleMutation } from '../api/use-single-mutation.ts';
import { Button } from '../ui/Button.tsx';
import { TextField } from '../ui/TextField.tsx';
import { useToast } from '../ui/Toasts.tsx';
import { AlertField } from './AlertField.tsx';
import { useFailureText } from './use-failure-text.ts';

interface SaveSearchFormProps {
  /** The search as it is saved. */
  text: string;
  /** What it asks. */
  words: readonly string[];
  /** The name that was typed when the form was closed before, and where it is kept. */
  draft: string | undefined;
  onDraft: (draft: string | undefined) => void;
  onSaved: () => void;
}

/** Saves the search of the list under a name, with or without mails. */
export function SaveSearchForm({ text, words, draft, onDraft, onSaved }: SaveSearchFormProps) {
  const t = useTranslations('searches');
  const toast = useToast();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const failureText = useFailureText();
  const [alert, setAlert] = useState<WatchMails>('DAILY');
  const name = draft ?? nameOf(words);
  useKeepsInput(draft !== undefined);
  const { mutate, isPending, error, reset } = useSingleMutation({
    mutationFn: () => call('POST /api/searches', { body: { name, search: text, alert } }),
    onSuccess: async (saved) => {
      await refresh(queryClient, ['/api/searches']);
      onDraft(undefined);
      onSaved();
      toast({
        tone: 'success',
        title: t('isSaved'),
        description: saved.name,
        action: { label: t('toSearches'), onAction: () => void navigate({ to: '/searches' }) },
      });
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (name.trim() !== '') mutate();
  }

  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <TextField
        label={t('name')}
        value={name}
        maxLength={SEARCH_NAME_MAX}
        autoComplete="off"
        error={error ? failureText(error) : undefined}
        readOnly={isPending}
        onChange={({ target }) => {
          reset();
          onDraft(target.value);
        }}
      />
      <AlertField search={text} value={alert} disabled={isPending} onChange={setAlert} />
      <Button type="submit" variant="primary" busy={isPending} disabled={name.trim() === ''}>
        {t('save')}
      </Button>
      <Link to="/searches" className="text-14 text-ink-2 underline underline-offset-2 hover:text-ink">
        {t('toSearches')}
      </Link>
    </form>
  );
}

/** As many words as a name has room for. */
function nameOf(words: readonly string[]): string {
  let name = '';
  for (const word of words) {
    const longer = name === '' ? word : `${name}, ${word}`;
    if (longer.length > SEARCH_NAME_MAX) break;
    name = longer;
  }
  return name;
}
