import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import { postalCodeFits } from '../../contract/fields.ts';
import { DealerChange } from '../../contract/own-dealer.ts';
import { PasswordChange } from '../../contract/passwords.ts';
import { checkedValues, type CompanyValues, type Seen } from './company-values.ts';

export const passwordRules = zodResolver(PasswordChange);

// The form's values are looser than the schema's input type, and the form sends what was typed.
const changeRules = zodResolver(DealerChange.refine(...postalCodeFits)) as unknown as Resolver<
  Partial<CompanyValues>
>;

/** The context is what the user saw: a value from before a rule is refused only when it is changed. */
export const companyRules: Resolver<CompanyValues, Seen> = async (typed, seen, options) => {
  const checked = seen ? checkedValues(typed, seen) : typed;
  // The resolver reads no option that depends on the values.
  const { errors } = await changeRules(checked, undefined, options as Parameters<typeof changeRules>[2]);
  return Object.keys(errors).length > 0 ? { values: {}, errors } : { values: typed, errors: {} };
};
