import { expect, test } from 'vitest';
import { aUser, pageOf } from '../../fixtures/pages.ts';

const company = {
  email: aUser().email,
  contactFirstName: 'Erika',
  contactLastName: 'Muster',
  contactPhone: null,
  phone: '+49 431 70',
};
const valueOf = (html: string, name: string) =>
  [...html.matchAll(/<input[^>]*>/g)]
    .find(([input]) => input.includes(` name="${name}"`))?.[0]
    .match(/ value="([^"]*)"/)?.[1];

test('the contact form knows company, contact, e-mail address and telephone number of a dealer', async () => {
  const user = aUser();
  const { main } = await pageOf('/contact', { user, answers: { 'GET /api/dealer': company } });
  expect(valueOf(main, 'name')).toBe('Erika Muster');
  expect(valueOf(main, 'company')).toBe('Autohaus Nord GmbH');
  expect(valueOf(main, 'email')).toBe(user.email);
  expect(valueOf(main, 'phone')).toBe('+49 431 70');
  const answers = { 'GET /api/dealer': { ...company, contactPhone: '+49 171 555' } };
  expect(valueOf((await pageOf('/contact', { user, answers })).main, 'phone')).toBe('+49 171 555');
});

test('the contact form of a colleague has their own address, and not the name and number of the contact', async () => {
  const user = { ...aUser(), email: 'lena@autohaus-nord.example' };
  const { main } = await pageOf('/contact', { user, answers: { 'GET /api/dealer': company } });
  expect(valueOf(main, 'company')).toBe('Autohaus Nord GmbH');
  expect(valueOf(main, 'email')).toBe(user.email);
  for (const name of ['name', 'phone']) expect(valueOf(main, name) ?? '').toBe('');
});

test('the contact form is empty for visitors, and asks nothing about them', async () => {
  const { main, queries } = await pageOf('/contact');
  for (const name of ['name', 'company', 'email', 'phone']) expect(valueOf(main, name) ?? '').toBe('');
  expect(queries).not.toHaveProperty('GET /api/dealer');
});
