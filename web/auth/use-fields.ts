import type { UseFormReturn } from 'react-hook-form';
import type { Registration } from '../../contract/accounts.ts';
import type { FieldName, RegistrationForm } from './steps.ts';
import { useProblemText } from './use-problem-text.ts';

export type RegistrationState = UseFormReturn<RegistrationForm, unknown, Registration>;

/** What a control is given: its registration and, in the reader's language, what is wrong with it. */
export type FieldsOf = ReturnType<typeof useFields>;

export function useFields(form: RegistrationState) {
  const problemText = useProblemText();

  /** Takes a complaint back as soon as it is mended; whoever is still typing for the first time hears none. */
  function lookAgain(name: FieldName) {
    const touched: FieldName[] = name === 'password' ? ['password', 'confirmPassword'] : [name];
    const wrong = touched.filter((each) => form.getFieldState(each).error);
    if (wrong.length > 0) void form.trigger(wrong);
  }

  return (name: FieldName) => ({
    ...form.register(name, { onChange: () => lookAgain(name) }),
    error: problemText(form.getFieldState(name, form.formState).error?.message),
  });
}
