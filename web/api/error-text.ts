import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { CallFailed } from './call.ts';

/** The sentence for people about an error: by its code, in their language. */
export function useErrorText(): (error: unknown) => string {
  const t = useTranslations('errors');
  return useCallback(
    (error: unknown) => {
      if (!(error instanceof CallFailed)) return error instanceof TypeError ? t('NETWORK') : t('UNKNOWN');
      // What stands before a server that is away says so without a code; neither does a page that could not ask who reads it.
      const code = error.problem?.code ?? (isAway(error) ? 'UNAVAILABLE' : undefined);
      return code && t.has(code) ? t(code) : t('UNKNOWN');
    },
    [t],
  );
}

const isAway = ({ status }: CallFailed) => status >= 502 && status <= 504;
