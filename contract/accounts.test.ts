import { expect, test } from 'vitest';
import { aRegistration } from '../fixtures/dealers.ts';
import { Registration } from './accounts.ts';

test.each([undefined, null, true, 7, 'text', []])('a registration is an object, not %j', (body) => {
  expect(Registration.safeParse(body).success).toBe(false);
});

test('passwords that differ are reported together with the other broken rules', () => {
  const { error } = Registration.safeParse(
    aRegistration({ companyName: '', confirmPassword: 'another password' }),
  );
  expect(error?.issues.map(({ message }) => message).toSorted()).toEqual([
    'COMPANY_NAME_REQUIRED',
    'PASSWORDS_DIFFER',
  ]);
});
