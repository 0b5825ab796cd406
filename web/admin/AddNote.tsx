import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { NOTE_MAX } from '../../contract/note-figures.ts';
import { call, type SendingOf } from '../api/call.ts';
import { useErrorWords } from '../api/error-words.ts';
import { refresh } from '../api/refresh.ts';
import { useUnsavedInput } from '../api/unsaved-input.ts';
import { Button } from '../ui/Button.tsx';
import { FormError } from '../ui/FormError.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { useToast } from '../ui/Toasts.tsx';
import type { NotesAbout } from './queries.ts';

const ADD = 'POST /api/admin/notes';
type Kind = SendingOf<typeof ADD>['body']['kind'];

/** The form for a note or a call. What is typed stays until it is saved or the clerk gives it up. */
export function AddNote({ about }: { about: NotesAbout }) {
  const t = useTranslations('adminOrder.notes');
  const toast = useToast();
  const errorWords = useErrorWords();
  const queryClient = useQueryClient();
  const area = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  // Takes what was typed before hydration, when nothing listened for the event.
  const takeEarly = useEffectEvent(() => setText(area.current?.value ?? ''));
  useEffect(() => takeEarly(), []);
  // The second press of a double click may come before the buttons are rendered as busy.
  const isSaving = useRef(false);
  const isEmpty = text.trim() === '';
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: (kind: Kind) => call(ADD, { body: { ...about, kind, text } }),
    onSuccess: async () => {
      setText('');
      // The buttons are disabled now.
      area.current?.focus();
      await refresh(queryClient, ['/api/admin/notes']);
      toast({ tone: 'success', title: t('saved') });
    },
    onSettled: () => {
      isSaving.current = false;
    },
  });

  useUnsavedInput({ hasInput: !isEmpty, isSaving: isPending });

  function save(kind: Kind) {
    if (isSaving.current) return;
    isSaving.current = true;
    mutate(kind);
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save('NOTE');
      }}
      className="flex flex-col gap-3 print:hidden"
    >
      <TextArea
        ref={area}
        label={t('text')}
        hint={t('hint')}
        rows={3}
        maxLength={NOTE_MAX}
        value={text}
        readOnly={isPending}
        onChange={({ target }) => setText(target.value)}
      />
      <FormError>{error && errorWords(error)}</FormError>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" disabled={isEmpty} busy={isPending && variables === 'NOTE'}>
          {t('addNote')}
        </Button>
        <Button
          size="sm"
          disabled={isEmpty}
          busy={isPending && variables === 'CALL'}
          onClick={() => save('CALL')}
        >
          {t('addCall')}
        </Button>
      </div>
    </form>
  );
}
