import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { NOTE_MAX } from '../../contract/note-figures.ts';
import { call, type SendingOf } from '../api/call.ts';
import { refresh } from '../api/refresh.ts';
import { useFailureWords } from '../api/use-failure-words.tsx';
import { useUnsavedInput } from '../api/unsaved-input.ts';
import { Button } from '../ui/Button.tsx';
import { FormError } from '../ui/FormError.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { useToast } from '../ui/Toasts.tsx';
import { newId } from './new-id.ts';
import type { NotesAbout } from './queries.ts';

const ADD = 'POST /api/admin/notes';
type Kind = SendingOf<typeof ADD>['body']['kind'];

/** The form for a note or a call. What is typed stays until it is saved or the clerk gives it up. */
export function AddNote({ about }: { about: NotesAbout }) {
  const t = useTranslations('adminOrder.notes');
  const toast = useToast();
  const { noteFailure, failureWords } = useFailureWords();
  const queryClient = useQueryClient();
  const area = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  // Takes what was typed before hydration, when nothing listened for the event.
  const takeEarly = useEffectEvent(() => setText(area.current?.value ?? ''));
  useEffect(() => takeEarly(), []);
  // The second press of a double click may come before the buttons are rendered as busy.
  const isSaving = useRef(false);
  // What was sent last, and its id. An attempt whose answer was lost may have saved it: the same is sent under the same id.
  const sent = useRef<{ id: string; kind?: Kind; text: string }>({ id: newId(), text: '' });
  const isEmpty = text.trim() === '';
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: (kind: Kind) => {
      if (sent.current.kind !== kind || sent.current.text !== text)
        sent.current = { id: newId(), kind, text };
      return call(ADD, { body: { ...about, id: sent.current.id, kind, text } });
    },
    onError: (failure) => {
      noteFailure(failure);
      // It may have been saved.
      void refresh(queryClient, ['/api/admin/notes']);
    },
    onSuccess: async () => {
      sent.current = { id: newId(), text: '' };
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
      <FormError>{error && failureWords(error)}</FormError>
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
