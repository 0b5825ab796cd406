import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { PURCHASE_REFERENCE_MAX } from '../../contract/choices.ts';
import { ORDER_NOTES_MAX } from '../../contract/constants.ts';
import { TextArea } from '../ui/TextArea.tsx';
import { TextField } from '../ui/TextField.tsx';
import { storedNotes, storedReference } from './stored-notes.ts';

/** What the dealer has typed for the next order. It survives a reload. */
export function useOrderTexts(dealerId: string | undefined) {
  const [notes, setNotes] = useState(() => storedNotes.read(dealerId));
  const [reference, setReference] = useState(() => storedReference.read(dealerId));
  return {
    notes,
    reference,
    setNotes: (text: string) => {
      setNotes(text);
      storedNotes.store(dealerId, text);
    },
    setReference: (text: string) => {
      setReference(text);
      storedReference.store(dealerId, text);
    },
  };
}

/** The dealer's own number and the notes, both optional. */
export function OrderTexts({
  texts,
  isLocked,
}: {
  texts: ReturnType<typeof useOrderTexts>;
  isLocked: boolean;
}) {
  const t = useTranslations('cart.summary');
  return (
    <>
      <TextField
        label={t('reference')}
        mark={t('optional')}
        autoComplete="off"
        maxLength={PURCHASE_REFERENCE_MAX}
        readOnly={isLocked}
        value={texts.reference}
        onChange={({ target }) => texts.setReference(target.value)}
      />
      <TextArea
        label={t('notes')}
        mark={t('optional')}
        rows={2}
        maxLength={ORDER_NOTES_MAX}
        readOnly={isLocked}
        value={texts.notes}
        onChange={({ target }) => texts.setNotes(target.value)}
      />
    </>
  );
}
