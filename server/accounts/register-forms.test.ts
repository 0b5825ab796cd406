import { expect, test } from 'vitest';
import { call, testApp } from '../../fixtures/app.ts';
import { aRegistration } from '../../fixtures/dealers.ts';

const app = await testApp();

const register = (changes: Record<string, unknown>) =>
  call(app, 'POST /api/register', { body: aRegistration(changes) });
const inCountry = (country: string, postalCode: string) => ({
  address: { street: 'Torweg 3', city: 'Am Tor', postalCode, country },
});
const problemsOf = async (changes: Record<string, unknown>) => {
  const { problem } = await register(changes);
  return problem.errors?.map(({ path, code }) => `${path} ${code}`);
};

test.each([
  inCountry('NL', '3511 AB'),
  inCountry('LU', 'L-1009'),
  { vatId: 'CHE-123.456.789 MWST' },
  { vatId: 'EL123456789' },
  { vatId: '- -' },
  { phone: '12 34 56' },
])('a registration is accepted with %j', async (changes) => {
  expect((await register(changes)).status).toBe(201);
});

test.each([
  [inCountry('AT', '10115'), 'address.postalCode POSTAL_CODE_FORM'],
  [inCountry('DE', '1020'), 'address.postalCode POSTAL_CODE_FORM'],
  [{ vatId: 'DE12345678' }, 'vatId VAT_ID_FORM'],
  [{ vatId: 'XI123456789' }, 'vatId VAT_ID_FORM'],
  [{ vatId: '12/345/67890' }, 'vatId VAT_ID_FORM'],
  [{ phone: '12345' }, 'phone PHONE_FORM'],
  [{ contact: { firstName: 'Ada', lastName: 'Brandt', phone: 'on request' } }, 'contact.phone PHONE_FORM'],
])('a registration is refused with %j', async (changes, problem) => {
  expect(await problemsOf(changes)).toEqual([problem]);
});

test('the wrong form of a postal code is named together with the other broken rules', async () => {
  const address = { street: '', city: 'Wien', postalCode: '10115', country: 'AT' };
  expect(await problemsOf({ address, phone: '1', password: 'short', confirmPassword: 'short' })).toEqual(
    expect.arrayContaining([
      'address.street STREET_REQUIRED',
      'address.postalCode POSTAL_CODE_FORM',
      'phone PHONE_FORM',
      'password PASSWORD_TOO_SHORT',
    ]),
  );
});
