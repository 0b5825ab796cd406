import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../ui/Button.tsx';

const ConfirmDialog = lazy(async () => ({
  default: (await import('../ui/ConfirmDialog.tsx')).ConfirmDialog,
}));

/** Clears the cart, after asking once. */
export function ClearCart({ count, onClear }: { count: number; onClear: () => void }) {
  const t = useTranslations('cart.clear');
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button onClick={() => setIsAsking(true)}>{t('button')}</Button>
      {isAsking && (
        <Suspense fallback={null}>
          <ConfirmDialog
            open
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
        </Suspense>
      )}
    </>
  );
}
