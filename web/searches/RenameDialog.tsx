import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId } from 'react';
import { useTranslations } from 'use-intl';
import { SEARCH_NAME_MAX } from '../../contract/saved-search-figures.ts';
import { call } from '../api/call.ts';
import { refresh } from '../api/refresh.ts';
import { useKeepsInput } from '../api/use-keeps-input.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { TextField } from '../ui/TextField.tsx';
import { useToast } from '../ui/Toasts.tsx';
import type { SavedSearch } from '../saved-searches/queries.ts';
import { useFailureText } from '../saved-searches/use-failure-text.ts';

interface RenameDialogProps {
  search: SavedSearch;
  /** What was typed when the dialog was closed before, and where it is kept. */
  draft: string | undefined;
  onDraft: (draft: string | undefined) => void;
  onClose: () => void;
}

export function RenameDialog({ search, draft, onDraft, onClose }: RenameDialogProps) {
  const t = useTranslations('searches');
  const words = useTranslations('layout');
  const toast = useToast();
  const failureText = useFailureText();
  const queryClient = useQueryClient();
  const form = useId();
  const name = draft ?? search.name;
  useKeepsInput(name !== search.name);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => call('PATCH /api/searches/{id}', { params: { id: search.id }, body: { name } }),
    onSuccess: async () => {
      await refresh(queryClient, ['/api/searches']);
      onDraft(undefined);
      toast({ tone: 'success', title: t('renamed'), description: name.trim() });
      onClose();
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (name.trim() !== '' && !isPending) mutate();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isPending && onClose()}
      title={t('renameTitle')}
      closeLabel={words('close')}
      footer={
        <>
          <Button onClick={onClose} disabled={isPending}>
            {words('cancel')}
          </Button>
          <Button type="submit" form={form} variant="primary" busy={isPending} disabled={name.trim() === ''}>
            {t('rename')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit}>
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
      </form>
    </Dialog>
  );
}
