import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../api/error-text.ts';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';

interface LoadedProps<Data> {
  query: UseQueryResult<Data>;
  /** In the place of what is on its way. */
  skeleton: ReactNode;
  /** What to say when it did not come; the reason and a way to try again are added. */
  failed: (error: Error) => string;
  className?: string;
  children: (data: Data) => ReactNode;
}

/** What a query brought. Once it is there it stays, though asking again may fail. */
export function Loaded<Data>({ query, skeleton, failed, className, children }: LoadedProps<Data>) {
  const t = useTranslations('frame.error');
  const errorText = useErrorText();
  if (query.data !== undefined) return children(query.data);
  if (!query.isError) return skeleton;
  return (
    <ErrorPanel
      {...(className ? { className } : {})}
      title={failed(query.error)}
      message={errorText(query.error)}
      retryLabel={t('retry')}
      onRetry={() => void query.refetch()}
      busy={query.isFetching}
    />
  );
}
