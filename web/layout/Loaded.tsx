import type { UseQueryResult } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../api/error-text.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';

interface LoadedProps<Data> {
  query: UseQueryResult<Data>;
  /** In the place of what is on its way. */
  skeleton: ReactNode;
  /** What to say when it did not come, for a reason that may not be known; it and a way to try again are added. */
  failed: (error: Error | null) => string;
  className?: string;
  children: (data: Data) => ReactNode;
}

/** What a query brought. Once it is there it stays, though asking again may fail. */
export function Loaded<Data>({ query, skeleton, failed, className, children }: LoadedProps<Data>) {
  const t = useTranslations('layout.error');
  const errorText = useErrorText();
  const router = useRouter();
  if (query.data !== undefined) return children(query.data);
  const panel = className ? { className } : {};
  if (!query.isError)
    return (
      <>
        <div className="noscript:hidden">{skeleton}</div>
        {/* Still on its way when the server has answered: it failed there, and only scripts would ask again. */}
        <noscript>
          <ErrorPanel
            {...panel}
            title={failed(null)}
            action={
              <Button asChild>
                <a href={router.state.location.href}>{t('retry')}</a>
              </Button>
            }
          />
        </noscript>
      </>
    );
  return (
    <ErrorPanel
      {...panel}
      title={failed(query.error)}
      message={errorText(query.error)}
      retryLabel={t('retry')}
      onRetry={() => void query.refetch()}
      busy={query.isFetching}
    />
  );
}
