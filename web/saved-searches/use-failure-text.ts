import { CallFailed } from '../api/call.ts';
import { useErrorText } from '../api/error-text.ts';
import { useProblemText } from '../api/use-problem-text.ts';

/** Why a search could not be saved: the rule of its name or its filters, if one is broken. */
export function useFailureText(): (failure: Error) => string {
  const problemText = useProblemText();
  const errorText = useErrorText();
  return (failure) => {
    const [rule] = failure instanceof CallFailed ? (failure.problem?.errors ?? []) : [];
    return problemText(rule?.code) ?? errorText(failure);
  };
}
