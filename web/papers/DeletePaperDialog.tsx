import { useTranslations } from 'use-intl';
import { call } from '../api/call.ts';
import { ConfirmMutationDialog } from '../layout/ConfirmMutationDialog.tsx';
import type { Paper } from './queries.ts';

interface DeletePaperDialogProps {
  paper: Paper;
  /** The words of the dealer or of the clerk. */
  words: { title: string; text: string; confirm: string; done: string; failed: string };
  onClose: () => void;
}

/** Asks once, then deletes a paper with its file. */
export function DeletePaperDialog({ paper, words, onClose }: DeletePaperDialogProps) {
  const layout = useTranslations('layout');
  return (
    <ConfirmMutationDialog
      title={words.title}
      consequence={words.text}
      confirmLabel={words.confirm}
      cancelLabel={layout('cancel')}
      call={() => call('DELETE /api/dealer/papers/{id}', { params: { id: paper.id } })}
      touches={['/api/dealer/papers']}
      done={{ title: words.done, description: paper.fileName }}
      failed={words.failed}
      onClose={onClose}
    />
  );
}
