import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { CallFailed } from './call.ts';

/** Where the text about a code is; the second part is loaded in the back office alone. */
const PLACES = ['errors', 'admin.errors'] as const;

/** The text about an error, by its code, in the reader's language. */
export function useErrorText(): (error: unknown) => string {
  const t = useTranslations();
  return useCallback(
    (error: unknown) => {
      if (error instanceof TypeError) return t('errors.NETWORK');
      const failed = callFailedIn(error);
      if (!failed) return t('errors.UNKNOWN');
      // A proxy in front of a portal that is down gives no code. Neither does a page that could not fetch its user.
      const code = failed.problem?.code ?? (isAway(failed) ? 'UNAVAILABLE' : undefined);
      // Not every place has every code.
      const keys = PLACES.map((place) => `${place}.${code}` as 'errors.UNKNOWN');
      return t(keys.find((key) => t.has(key)) ?? 'errors.UNKNOWN');
    },
    [t],
  );
}

const isAway = ({ status }: CallFailed) => status >= 502 && status <= 504;

/** An error that came from the server with the page has lost its class. Its message still has status and text. */
function callFailedIn(error: unknown): CallFailed | undefined {
  if (error instanceof CallFailed) return error;
  if (!(error instanceof Error)) return undefined;
  const [, status, text = ''] = /^(\d{3}): (.*)$/s.exec(error.message) ?? [];
  return status === undefined ? undefined : new CallFailed(Number(status), text, '');
}
