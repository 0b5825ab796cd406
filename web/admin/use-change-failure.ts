import { useTranslations } from 'use-intl';
import { useErrorWords } from '../api/error-words.ts';
import { useFailureWords } from '../api/use-failure-words.tsx';

/**
 * What is said about a failed change that can be sent again. Once an answer was lost, the change may be saved. From then on
 * nothing claims that it was not, whatever a further attempt is refused for.
 */
export function useChangeFailure(failed: string) {
  const t = useTranslations('admin');
  const errorWords = useErrorWords();
  const { hasLost, noteFailure } = useFailureWords();
  return {
    noteFailure,
    failureWords: (error: unknown) =>
      errorWords(error, (reason) => (hasLost ? `${t('mayBeSaved')} ${reason}` : `${failed}. ${reason}`)),
  };
}
