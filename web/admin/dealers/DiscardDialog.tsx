import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';

/** Asks before something typed is lost. */
export function DiscardDialog({ onDiscard, onKeep }: { onDiscard: () => void; onKeep: () => void }) {
  const t = useTranslations('adminDealers.correct');
  return (
    <ConfirmDialog
      open
      onOpenChange={onKeep}
      title={t('discardTitle')}
      consequence={t('discardText')}
      confirmLabel={t('discard')}
      cancelLabel={t('keep')}
      tone="danger"
      onConfirm={onDiscard}
    />
  );
}
