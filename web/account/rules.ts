import { zodResolver } from '@hookform/resolvers/zod';
import { PasswordChange } from '../../contract/passwords.ts';

export const passwordRules = zodResolver(PasswordChange);
