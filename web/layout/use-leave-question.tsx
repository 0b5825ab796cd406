import { type ReactNode, useState } from 'react';
import { type Unsaved, useUnsavedInput } from '../api/unsaved-input.ts';
import { DiscardDialog } from './DiscardDialog.tsx';

/**
 * For a dialog or form of the back office that can be closed: `leave` closes it, after a question if it has input that is
 * not saved, and not while it is being saved. `question` is rendered inside it.
 */
export function useLeaveQuestion({
  hasInput,
  isSaving = false,
  onClose,
}: Unsaved & { onClose: () => void }): { leave: () => void; question: ReactNode } {
  const [isAsking, setIsAsking] = useState(false);
  useUnsavedInput({ hasInput, isSaving });
  function leave() {
    if (isSaving) return;
    if (typeof hasInput === 'function' ? hasInput() : hasInput) setIsAsking(true);
    else onClose();
  }
  function discard() {
    setIsAsking(false);
    onClose();
  }
  return {
    leave,
    question: isAsking && <DiscardDialog onDiscard={discard} onKeep={() => setIsAsking(false)} />,
  };
}
