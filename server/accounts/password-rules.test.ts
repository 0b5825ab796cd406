import { expect, test } from 'vitest';
import { PASSWORD } from '../../fixtures/dealers.ts';
import { COMMONEST, faultOfPassword } from './password-rules.ts';

const owner = { email: 'einkauf@autohaus-muster.de', companyName: 'Autohaus Muster GmbH' };

test('the 10,000 commonest passwords are refused', async () => {
  expect(COMMONEST).toBe(10_000);
  for (const password of [
    'password',
    'Password1',
    '12345678',
    'QWERTYUIOP',
    'iloveyou',
    'football',
    'passw0rd',
  ])
    expect([password, await faultOfPassword(password, owner)]).toEqual([password, 'PASSWORD_COMMON']);
});

test.each(['aaaaaaaa', 'aAaAaAaA', '        ', '00000000', '🔑🔑🔑🔑🔑🔑🔑🔑'])(
  'a password of one character repeated is refused: %j',
  async (password) => {
    expect(await faultOfPassword(password, owner)).toBe('PASSWORD_REPEATED');
  },
);

test.each([
  'einkauf@autohaus-muster.de',
  'Einkauf@Autohaus-Muster.DE',
  'einkauf@autohaus-muster.de1',
  '2026einkauf!',
  'EINKAUF123',
  'Autohaus Muster GmbH',
  '(autohaus muster gmbh) 24',
])(
  'a password that is the address, its local part or the company is refused, whatever its case and ends: %s',
  async (password) => {
    expect(await faultOfPassword(password, owner)).toBe('PASSWORD_LIKE_ACCOUNT');
  },
);

test('a company without letters is compared as it is', async () => {
  expect(await faultOfPassword('4711-0815', { ...owner, companyName: '4711-0815' })).toBe(
    'PASSWORD_LIKE_ACCOUNT',
  );
  expect(await faultOfPassword('0815-4711', { ...owner, companyName: '4711-0815' })).toBeUndefined();
});

test.each([PASSWORD, 'einkauf im autohaus', 'Muster mit 7 Punkten', 'pässwörd 🔑', 'x7#kQ9!vLm'])(
  'any other password is accepted: %s',
  async (password) => {
    expect(await faultOfPassword(password, owner)).toBeUndefined();
    expect(await faultOfPassword(password, { email: owner.email })).toBeUndefined();
  },
);
