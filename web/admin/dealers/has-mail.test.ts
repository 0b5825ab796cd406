import { expect, test } from 'vitest';
import { hasMail } from './has-mail.ts';

test('a dealer whose address is not confirmed gets no mail about a suspension, but one about the approval', () => {
  const unconfirmed = { emailConfirmed: false };
  expect(hasMail('SUSPENDED', unconfirmed)).toBe(false);
  expect(hasMail('ACTIVE', unconfirmed)).toBe(true);
  expect(hasMail('PENDING', unconfirmed)).toBe(false);
  expect(hasMail('SUSPENDED', { emailConfirmed: true })).toBe(true);
});
