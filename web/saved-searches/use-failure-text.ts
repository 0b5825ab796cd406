import type { ReactNode } from 'react';
import { CallFailed } from '../api/call.ts';
import { useErrorWords } from '../api/error-words.ts';
import { useProblemText } from '../api/use-problem-text.ts';

/** Why a search could not be saved: the rule of its name or its filters, if one is broken. */
export function useFailureText(): (failure: Error) => ReactNode {
  const problemText = useProblemText();
  const errorWords = useErrorWords();
  return (failure) => {
    const [rule] = failure instanceof CallFailed ? (failure.problem?.errors ?? []) : [];
    return problemText(rule?.code) ?? errorWords(failure);
  };
}
