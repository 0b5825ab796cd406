import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../ui/Button.tsx';
import { usePart } from '../ui/use-part.ts';

const loadDialog = async () => (await import('../ui/ConfirmDialog.tsx')).ConfirmDialog;

/** Clears the cart, after asking once. */
export function ClearCart({ count, onClear }: { count: number; onClear: () => void }) {
  const t = useTranslations('cart.clear');
  const [isAsking, setIsAsking] = useState(false);
  const [uses, setUses] = useState(0);
  const dialog = usePart(loadDialog, uses);
  return (
    <>
      <Button
        onClick={() => {
          setUses(uses + 1);
          setIsAsking(true);
        }}
      >
        {t('button')}
      </Button>
      {dialog.Part && (
        <dialog.Part
          open={isAsking}
          onOpenChange={setIsAsking}
          title={t('title')}
          consequence={t('consequence', { count })}
          confirmLabel={t('confirm')}
          cancelLabel={t('keep')}
          tone="danger"
          onConfirm={() => {
            setIsAsking(false);
            onClear();
          }}
        />
      )}
    </>
  );
}
