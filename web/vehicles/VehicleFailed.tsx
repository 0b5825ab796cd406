import { Link, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../api/error-text.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';

/** Shown instead of a vehicle that could not be loaded. Its link back also works without scripts. */
export function VehicleFailed({ error, onRetry }: { error: unknown; onRetry: () => Promise<unknown> }) {
  const t = useTranslations('vehicle');
  const layout = useTranslations('layout');
  const errorText = useErrorText();
  const router = useRouter();
  const [isRetrying, setIsRetrying] = useState(false);
  async function retry() {
    setIsRetrying(true);
    await onRetry();
    setIsRetrying(false);
    // The loader sets the title.
    await router.invalidate();
  }
  return (
    <ErrorPanel
      title={<h1>{t('failed')}</h1>}
      message={error ? errorText(error) : undefined}
      retryLabel={layout('error.retry')}
      onRetry={() => void retry()}
      busy={isRetrying}
      action={
        <Button asChild>
          <Link to="/vehicles">{t('back')}</Link>
        </Button>
      }
    />
  );
}
