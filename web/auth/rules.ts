import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import { Login, Registration } from '../../contract/accounts.ts';
import type { RegistrationForm } from './steps.ts';

export const loginRules = zodResolver(Login);
// What people type is looser than what the schema takes: to tell the difference is what the resolver is for.
export const registrationRules = zodResolver(Registration) as unknown as Resolver<
  RegistrationForm,
  unknown,
  Registration
>;
