import type { UseFormReturn } from 'react-hook-form';
import type { Registration } from '../../contract/accounts.ts';
import type { FieldName, RegistrationForm } from './steps.ts';
import { useProblemText } from '../api/use-problem-text.ts';

export type RegistrationState = UseFormReturn<RegistrationForm, unknown, Registration>;

/** The props of a control: its registration and its error in the user's language. */
export type FieldsOf = ReturnType<typeof useFields>;

export function useFields(form: RegistrationState) {
  const problemText = useProblemText();

  /** Removes an error as soon as the value is valid. A field without an error is not checked while the user types. */
  function revalidate(name: FieldName) {
    const names: FieldName[] = name === 'password' ? ['password', 'confirmPassword'] : [name];
    const wrong = names.filter((each) => form.getFieldState(each).error);
    if (wrong.length > 0) void form.trigger(wrong);
  }

  return (name: FieldName) => ({
    ...form.register(name, { onChange: () => revalidate(name) }),
    error: problemText(form.getFieldState(name, form.formState).error?.message),
  });
}
