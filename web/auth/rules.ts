import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import { Login, Registration } from '../../contract/accounts.ts';
import type { RegistrationForm } from './steps.ts';

export const loginRules = zodResolver(Login);
// The form's values are looser than the schema's input type. The resolver checks them at run time.
export const registrationRules = zodResolver(Registration) as unknown as Resolver<
  RegistrationForm,
  unknown,
  Registration
>;
