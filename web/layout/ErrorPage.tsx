import { useRouter } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../api/error-text.ts';
import { Button } from '../ui/Button.tsx';

/** What is shown in place of a page that failed. */
export function ErrorPage({ error }: { error: unknown }) {
  const t = useTranslations('layout.error');
  const errorText = useErrorText();
  const router = useRouter();
  return (
    <div role="alert" className="mx-auto flex max-w-xl flex-col items-center gap-4 px-4 py-20 text-center">
      <h1 className="heading text-30">{t('title')}</h1>
      <p className="text-ink-2">{errorText(error)}</p>
      <Button asChild variant="primary">
        {/* A link, so that it also leads on where no script runs. */}
        <a
          href={router.state.location.href}
          onClick={(event) => {
            // A module of a version that is no more comes with a page that is loaded anew, and not otherwise.
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
