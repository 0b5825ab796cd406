import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';

/** Asks before something typed is lost. Its texts are those of the back office. */
export function DiscardDialog({ onDiscard, onKeep }: { onDiscard: () => void; onKeep: () => void }) {
  const t = useTranslations('admin.unsaved');
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onKeep()}
      title={t('title')}
      consequence={t('text')}
      confirmLabel={t('discard')}
      cancelLabel={t('keep')}
      tone="danger"
      onConfirm={onDiscard}
    />
  );
}
