import { useTranslations } from 'use-intl';
import { CallFailed } from '../api/call.ts';
import { useErrorText } from '../api/error-text.ts';
import { newTabLink } from '../ui/new-tab-link.tsx';

const loginLink = newTabLink('/auth');

export const isSessionEnd = (error: unknown): boolean =>
  error instanceof CallFailed && error.problem?.code === 'NOT_AUTHENTICATED';

/** The text of an error beside what is typed. If the session has ended, the reader signs in in another tab. */
export function ErrorWords({ error }: { error: unknown }) {
  const t = useTranslations('admin');
  const errorText = useErrorText();
  return isSessionEnd(error) ? t.rich('sessionEnded', { login: loginLink }) : errorText(error);
}
