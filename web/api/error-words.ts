import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { newTabLink } from '../ui/new-tab-link.tsx';
import { CallFailed } from './call.ts';
import { useErrorText } from './error-text.ts';

const loginLink = newTabLink('/auth');

/**
 * The text about an error beside what is typed, for forms that keep it (`useKeepsInput`). If the session has ended, it
 * links to the login in another tab. `sentenceOf` puts any other reason into a sentence.
 */
export function useErrorWords(): (error: unknown, sentenceOf?: (reason: string) => string) => ReactNode {
  const t = useTranslations('validation');
  const errorText = useErrorText();
  return (error, sentenceOf = (reason) => reason) =>
    error instanceof CallFailed && error.problem?.code === 'NOT_AUTHENTICATED'
      ? t.rich('sessionEnded', { login: loginLink })
      : sentenceOf(errorText(error));
}
