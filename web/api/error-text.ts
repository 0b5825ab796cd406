import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { CallFailed } from './call.ts';

/** The sentence for people about an error: by its code, in their language. */
export function useErrorText(): (error: unknown) => string {
  const t = useTranslations('errors');
  return useCallback(
    (error: unknown) => {
      if (error instanceof TypeError) return t('NETWORK');
      const failed = callFailedIn(error);
      if (!failed) return t('UNKNOWN');
      // A proxy before a portal that is away gives no code; neither does a page that could not ask who reads it.
      const code = failed.problem?.code ?? (isAway(failed) ? 'UNAVAILABLE' : undefined);
      return code && t.has(code) ? t(code) : t('UNKNOWN');
    },
    [t],
  );
}

const isAway = ({ status }: CallFailed) => status >= 502 && status <= 504;

/** An error that came with the page from the server has lost its class on the way; its message still says all. */
function callFailedIn(error: unknown): CallFailed | undefined {
  if (error instanceof CallFailed) return error;
  if (!(error instanceof Error)) return undefined;
  const [, status, text = ''] = /^(\d{3}): (.*)$/s.exec(error.message) ?? [];
  return status === undefined ? undefined : new CallFailed(Number(status), text, '');
}
