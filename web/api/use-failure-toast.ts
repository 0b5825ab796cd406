import { useTranslations } from 'use-intl';
import type { ToastMessage } from '../ui/toast-message.ts';
import { CallFailed, isUnanswered } from './call.ts';
import { useErrorText } from './error-text.ts';

interface Failed {
  error: unknown;
  /** The title if nothing has happened. */
  failed: string;
  /** Why nothing has happened. Without it, the text about the error. */
  reason?: string | undefined;
  /** Whether the page shows since the failure what holds now. */
  isShown: boolean;
  /** Whether an earlier attempt got no answer. */
  isAfterLost?: boolean;
}

/**
 * The toast about a failed act. Without an answer nobody knows whether it has happened. If what was sent then is refused later, that may be
 * because it has happened. Neither toast claims that it has not.
 */
export function useFailureToast(): (failure: Failed) => ToastMessage {
  const t = useTranslations('validation.lost');
  const errorText = useErrorText();
  return ({ error, failed, reason = errorText(error), isShown, isAfterLost = false }) => {
    if (isUnanswered(error))
      return { tone: 'destructive', title: t('title'), description: t(isShown ? 'shown' : 'notShown') };
    const called = error instanceof CallFailed ? error : undefined;
    if (!isAfterLost && !called?.isAfterLost)
      return { tone: 'destructive', title: failed, description: reason };
    // The change by somebody else may be the own one.
    const isOvertaken = called?.problem?.code === 'EDITED_MEANWHILE';
    return {
      tone: 'destructive',
      title: t('doneBefore'),
      description: isOvertaken ? t('triedBefore') : `${reason} ${t('triedBefore')}`,
    };
  };
}
