import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { isUnanswered } from '../api/call.ts';
import { useErrorWords } from '../api/error-words.ts';

/**
 * What is said about a failed change that can be sent again. Once an answer was lost, the change may be saved. From then on
 * nothing claims that it was not, whatever a further attempt is refused for.
 */
export function useChangeFailure(failed: string) {
  const t = useTranslations('admin');
  const errorWords = useErrorWords();
  const [mayBeSaved, setMayBeSaved] = useState(false);
  return {
    noteFailure: (error: unknown) => {
      if (isUnanswered(error)) setMayBeSaved(true);
    },
    failureWords: (error: unknown) =>
      errorWords(error, (reason) => (mayBeSaved ? `${t('mayBeSaved')} ${reason}` : `${failed}. ${reason}`)),
  };
}
