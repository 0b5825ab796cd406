import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import { DealerChange } from '../../contract/own-dealer.ts';
import { PasswordChange } from '../../contract/passwords.ts';
import type { CompanyValues } from './company-values.ts';

export const passwordRules = zodResolver(PasswordChange);
// The form's values are looser than the schema's input type, and the form sends what was typed.
export const companyRules = zodResolver(DealerChange) as unknown as Resolver<CompanyValues>;
