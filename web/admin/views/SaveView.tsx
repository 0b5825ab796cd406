import { useQueryClient } from '@tanstack/react-query';
import type { FormEvent, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { VIEW_NAME_MAX } from '../../../contract/view-figures.ts';
import { call, CallFailed } from '../../api/call.ts';
import { useErrorWords } from '../../api/error-words.ts';
import { refresh } from '../../api/refresh.ts';
import { useSingleMutation } from '../../api/use-single-mutation.ts';
import { useProblemText } from '../../api/use-problem-text.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useToast } from '../../ui/Toasts.tsx';
import type { View } from './queries.ts';

/** What is typed stays when the popover is closed. */
export interface ViewDraft {
  name: string;
  isShared: boolean;
}
export const NO_DRAFT: ViewDraft = { name: '', isShared: false };

interface SaveViewProps {
  list: View['list'];
  /** The list as it is shown now. */
  search: string;
  views: readonly View[];
  draft: ViewDraft;
  onDraft: (draft: ViewDraft) => void;
}

/** Saves the list as it is shown now under a name. Under the name of an own view it replaces that view. */
export function SaveView({ list, search, views, draft, onDraft }: SaveViewProps) {
  const t = useTranslations('admin.views');
  const toast = useToast();
  const queryClient = useQueryClient();
  const problemText = useProblemText();
  const errorWords = useErrorWords();
  const { name, isShared } = draft;
  const known = views.find((view) => view.isOwn && view.name === name.trim());
  const { mutate, isPending, error, reset } = useSingleMutation({
    mutationFn: () =>
      known
        ? call('PATCH /api/admin/views/{id}', {
            params: { id: known.id },
            body: { search, from: { search: known.search } },
          })
        : call('POST /api/admin/views', { body: { list, name, search, isShared } }),
    onSuccess: async (saved) => {
      onDraft(NO_DRAFT);
      toast({ tone: 'success', title: t('saved'), description: saved.name });
      await refresh(queryClient, ['/api/admin/views']);
    },
    // Another window has changed the view: the next attempt replaces what it is now.
    onError: () => refresh(queryClient, ['/api/admin/views']),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (name.trim() !== '') mutate();
  }

  return (
    <form onSubmit={submit} className="mt-3 flex flex-col gap-3 border-t border-line pt-3">
      <TextField
        label={t('name')}
        value={name}
        maxLength={VIEW_NAME_MAX}
        autoComplete="off"
        error={error ? failureWords(error) : undefined}
        readOnly={isPending}
        onChange={({ target }) => {
          reset();
          onDraft({ ...draft, name: target.value });
        }}
      />
      {!known && (
        <Checkbox
          label={t('forAll')}
          checked={isShared}
          disabled={isPending}
          onChange={({ target }) => onDraft({ ...draft, isShared: target.checked })}
        />
      )}
      <Button type="submit" variant="primary" busy={isPending} disabled={name.trim() === ''}>
        {known ? t('replace') : t('save')}
      </Button>
    </form>
  );

  function failureWords(failure: Error): ReactNode {
    const [rule] = failure instanceof CallFailed ? (failure.problem?.errors ?? []) : [];
    return problemText(rule?.code) ?? errorWords(failure);
  }
}
