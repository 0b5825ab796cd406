import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { CallFailed } from './call.ts';

/** The sentence for people about an error: by its code, in their language. */
export function useErrorText(): (error: unknown) => string {
  const t = useTranslations('errors');
  return useCallback(
    (error: unknown) => {
      if (!(error instanceof CallFailed)) return error instanceof TypeError ? t('NETWORK') : t('UNKNOWN');
      const code = error.problem?.code;
      return code && t.has(code) ? t(code) : t('UNKNOWN');
    },
    [t],
  );
}
