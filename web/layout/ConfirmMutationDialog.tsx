import { type Decision, useDialogMutation } from '../api/use-dialog-mutation.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';

interface ConfirmMutationDialogProps extends Pick<
  Decision<void>,
  'call' | 'touches' | 'done' | 'failed' | 'tooMany' | 'onError' | 'onClose'
> {
  title: string;
  consequence: string;
  confirmLabel: string;
  cancelLabel: string;
}

/** Asks once before a destructive call, then sends it. */
export function ConfirmMutationDialog({
  title,
  consequence,
  confirmLabel,
  cancelLabel,
  ...decision
}: ConfirmMutationDialogProps) {
  const { decide, isPending } = useDialogMutation(decision);
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && decision.onClose()}
      title={title}
      consequence={consequence}
      confirmLabel={confirmLabel}
      cancelLabel={cancelLabel}
      tone="danger"
      busy={isPending}
      onConfirm={() => decide()}
    />
  );
}
