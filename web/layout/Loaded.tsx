import type { UseQueryResult } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../api/error-text.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';

interface LoadedProps<Data> {
  query: UseQueryResult<Data>;
  /** Shown while the query is loading. */
  skeleton: ReactNode;
  /** The title of the error. The error is null if it is unknown. The panel adds its text and a retry. */
  failed: (error: Error | null) => string;
  className?: string;
  children: (data: Data) => ReactNode;
}

/** The data of a query. Data that was loaded once stays on screen, even if a refetch fails. */
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
        {/* If the server rendered this state, its query failed. Without scripts nothing would retry it. */}
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
