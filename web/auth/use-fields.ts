import type { UseFormReturn } from 'react-hook-form';
import type { Registration } from '../../contract/accounts.ts';
import { exampleFor } from '../../contract/country-forms.ts';
import { CHECKBOXES, type FieldName, isOneOf, type RegistrationForm } from './steps.ts';
import { useProblemText } from '../api/use-problem-text.ts';

export type RegistrationState = UseFormReturn<RegistrationForm, unknown, Registration>;

/** The props of a control: its registration and its error in the user's language. */
export type FieldsOf = ReturnType<typeof useFields>;

/** The fields whose rules read this field too. */
const COMPARED_WITH: { [Name in FieldName]?: readonly FieldName[] } = {
  password: ['confirmPassword'],
  'address.country': ['address.postalCode'],
};

/** `posted`: the values that the browser has posted to the page, by field. */
export function useFields(form: RegistrationState, posted: Record<string, string> | undefined) {
  const problemText = useProblemText();

  /** Removes an error as soon as the value is valid. A field without an error is not checked while the user types. */
  function revalidate(name: FieldName) {
    const names: FieldName[] = [name, ...(COMPARED_WITH[name] ?? [])];
    const wrong = names.filter((each) => form.getFieldState(each).error);
    if (wrong.length > 0) void form.trigger(wrong);
  }

  const textOf = (code: string | undefined) =>
    problemText(
      code,
      exampleFor(code, { country: form.getValues('address.country'), vatId: form.getValues('vatId') }),
    );

  return (name: FieldName) => ({
    ...form.register(name, { onChange: () => revalidate(name) }),
    ...(posted && valueOf(name, posted)),
    error: textOf(form.getFieldState(name, form.formState).error?.message),
  });
}

const valueOf = (name: FieldName, posted: Record<string, string>) =>
  isOneOf(CHECKBOXES, name) ? { defaultChecked: name in posted } : { defaultValue: posted[name] };
