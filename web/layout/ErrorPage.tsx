import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../api/error-text.ts';
import { Button } from '../ui/Button.tsx';
import { usePageHydrated } from './page-hydrated.ts';

/** Replaces a page that failed. Loads it again when the network is back. */
export function ErrorPage({ error }: { error: unknown }) {
  const t = useTranslations('layout.error');
  const errorText = useErrorText();
  const router = useRouter();
  usePageHydrated();
  useEffect(() => {
    const retry = () => void router.invalidate();
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [router]);
  return (
    <div role="alert" className="mx-auto flex max-w-xl flex-col items-center gap-4 px-4 py-20 text-center">
      <h1 className="heading text-30">{t('title')}</h1>
      <p className="text-ink-2">{errorText(error)}</p>
      <Button asChild variant="primary">
        {/* A link, so that it also works without scripts. */}
        <a
          href={router.state.location.href}
          onClick={(event) => {
            // A TypeError while online may mean that the module belongs to an old version. Only a page load gets the
            // new one.
            if (error instanceof TypeError && navigator.onLine) return;
            event.preventDefault();
            void router.invalidate();
          }}
        >
          {t('retry')}
        </a>
      </Button>
    </div>
  );
}
