import { useTranslations } from 'use-intl';
import { PAPER_MAX_BYTES } from '../../contract/paper-figures.ts';
import { CallFailed } from '../api/call.ts';
import { useErrorText } from '../api/error-text.ts';
import { useProblemText } from '../api/use-problem-text.ts';

/** Why a paper was not taken. */
export function useRefusalText(): (error: unknown, file: File) => string {
  const t = useTranslations('account.papers');
  const problemText = useProblemText();
  const errorText = useErrorText();
  return (error, file) => {
    // A browser that is still sending a large file may miss the refusal, and reports that the network failed.
    if (file.size > PAPER_MAX_BYTES) return t('tooLarge', { max: PAPER_MAX_BYTES / (1024 * 1024) });
    const [rule] = error instanceof CallFailed ? (error.problem?.errors ?? []) : [];
    return problemText(rule?.code) ?? errorText(error);
  };
}
