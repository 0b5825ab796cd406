import { zodResolver } from '@hookform/resolvers/zod';
import { PasswordReset, PasswordResetRequest } from '../../contract/passwords.ts';

export const requestRules = zodResolver(PasswordResetRequest);
export const newPasswordRules = zodResolver(PasswordReset.pick({ password: true }));
