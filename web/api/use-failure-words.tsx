import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { isUnanswered } from './call.ts';
import { useErrorWords } from './error-words.ts';

/**
 * The words about failed attempts, for dialogs that stay open because of what is typed. An attempt without an answer may have
 * saved it. From then on the words say so, whatever a further attempt is refused for.
 */
export function useFailureWords() {
  const t = useTranslations('validation.lost');
  const errorWords = useErrorWords();
  const [hasLost, setHasLost] = useState(false);
  return {
    hasLost,
    noteFailure: (error: unknown) => {
      if (isUnanswered(error)) setHasLost(true);
    },
    /**
     * `reason`: why the attempt was refused. Without it, the words about the error, which `sentenceOf` puts into a sentence if nothing is
     * saved.
     */
    failureWords: (
      error: unknown,
      reason?: ReactNode,
      sentenceOf?: (reason: string) => string,
    ): ReactNode => {
      if (!hasLost && !isUnanswered(error)) return reason ?? errorWords(error, sentenceOf);
      return (
        <>
          {reason ?? errorWords(error)} {t(isUnanswered(error) ? 'again' : 'triedBefore')}
        </>
      );
    },
  };
}
