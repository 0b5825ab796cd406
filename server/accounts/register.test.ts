import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { PAGE_LOCALE_HEADER, PRIVACY_VERSION, TERMS_VERSION } from '../../contract/constants.ts';
import { call, testApp } from '../../fixtures/app.ts';
import { anAdmin, aRegistration, PASSWORD } from '../../fixtures/dealers.ts';
import { openPasswords } from './passwords.ts';

const app = await testApp();
const { db } = app.deps;
/** It hashes at the cost of the portal. */
const slowApp = await testApp({ db, passwords: openPasswords() });

const register = (body: unknown, more: { headers?: Record<string, string>; cookie?: string } = {}) =>
  call(app, 'POST /api/register', { body, ...more });

const dealerOf = (email: string) =>
  db.selectFrom('dealers').selectAll().where('email', '=', email).executeTakeFirst();
const userOf = (email: string) =>
  db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirstOrThrow();

describe('a registration', () => {
  test('creates a pending account and signs in', async () => {
    const registration = aRegistration();
    const answer = await register(registration);
    expect(answer.status).toBe(201);
    expect(answer.result).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4/),
      email: registration.email,
      emailConfirmed: false,
      needsSecondFactor: false,
      role: 'dealer',
      rights: 'OWNER',
      locale: 'de',
      watchMails: 'OFF',
      listView: null,
      lastVisitAt: null,
      dealer: {
        id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4/),
        status: 'PENDING',
        companyName: 'Autohaus Muster GmbH',
        street: 'Musterstraße 1',
        postalCode: '10115',
        city: 'Berlin',
        country: 'DE',
        vatId: 'DE123456789',
        vatIdCheck: 'UNCHECKED',
      },
    });
    const who = await call(app, 'GET /api/user', { cookie: answer.cookie });
    expect(who.result).toEqual(answer.result);
  });

  test('is stored completely, with the defaults of a new dealer', async () => {
    const registration = aRegistration({ marketingOptIn: true });
    await register(registration);
    expect(await dealerOf(registration.email)).toMatchObject({
      company_name: 'Autohaus Muster GmbH',
      legal_form: 'GmbH',
      phone: '+49 30 1234567',
      street: 'Musterstraße 1',
      postal_code: '10115',
      city: 'Berlin',
      country: 'DE',
      contact_first_name: 'Erika',
      contact_last_name: 'Muster',
      contact_position: 'Einkauf',
      contact_phone: '+49 30 7654321',
      marketing_opt_in: true,
      tier: 'STANDARD',
      status: 'PENDING',
      notes: '',
      created_at: expect.any(Date),
    });
  });

  test('gives the user the name of the contact person', async () => {
    const registration = aRegistration();
    await register(registration);
    const user = await db
      .selectFrom('users')
      .select('name')
      .where('email', '=', registration.email)
      .executeTakeFirst();
    expect(user).toEqual({ name: 'Erika Muster' });
  });

  test('records the accepted versions of terms and privacy policy, and the time', async () => {
    const registration = aRegistration();
    await register(registration);
    const dealer = await dealerOf(registration.email);
    expect(dealer).toMatchObject({ terms_version: TERMS_VERSION, privacy_version: PRIVACY_VERSION });
    expect(dealer?.terms_accepted_at).toEqual(dealer?.created_at);
    expect(dealer?.privacy_accepted_at).toEqual(dealer?.created_at);
  });

  test('stores the password only as an argon2id hash', async () => {
    const registration = aRegistration();
    await call(slowApp, 'POST /api/register', { body: registration });
    expect((await userOf(registration.email)).password_hash).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/);
    const entries = await db.selectFrom('audit_events').selectAll().execute();
    const mails = await db.selectFrom('mail_outbox').selectAll().execute();
    expect(JSON.stringify([entries, mails])).not.toContain(PASSWORD);
  });

  test.each([['absent'], [null], [''], ['  ']])('may omit optional fields: %j', async (blank) => {
    const { legalForm, vatId, phone, marketingOptIn, ...needed } = aRegistration({
      address: { street: 'Hauptstr. 2', postalCode: '20095', city: 'Hamburg' },
      contact: { firstName: 'Max', lastName: 'Muster' },
    });
    const email = `blank-${randomUUID()}@example.com`;
    const answer = await register(
      blank === 'absent'
        ? { ...needed, email }
        : {
            ...needed,
            email,
            legalForm: blank,
            vatId: blank,
            phone: blank,
            contact: { ...needed.contact, position: blank, phone: blank },
          },
    );
    expect(answer.status).toBe(201);
    expect([legalForm, vatId, phone, marketingOptIn].every((value) => value !== undefined)).toBe(true);
    expect(await dealerOf(email)).toMatchObject({
      legal_form: null,
      vat_id: null,
      phone: null,
      contact_position: null,
      contact_phone: null,
      marketing_opt_in: false,
      country: 'DE',
    });
    expect(answer.result.dealer).toMatchObject({ vatId: null });
  });

  test('stores a VAT id without blanks and hyphens, in capitals', async () => {
    const registration = aRegistration({ vatId: ' fr 40 303-265.045 ' });
    await register(registration);
    expect(await dealerOf(registration.email)).toMatchObject({ vat_id: 'FR40303265045' });
  });

  test('stores the e-mail address in lower case, for the dealer and for the login', async () => {
    const word = randomUUID().slice(0, 8);
    const answer = await register(aRegistration({ email: ` New.${word.toUpperCase()}@Example.COM ` }));
    expect(answer.result.email).toBe(`new.${word}@example.com`);
    expect(await dealerOf(`new.${word}@example.com`)).toBeDefined();
  });

  test('has the language of its page, also if another tab has chosen another one since', async () => {
    const registration = aRegistration();
    const headers = { [PAGE_LOCALE_HEADER]: 'en' };
    const answer = await register(registration, { cookie: 'locale=fr', headers });
    expect(answer.result.locale).toBe('en');
    const unknown = await register(aRegistration(), {
      cookie: 'locale=fr',
      headers: { [PAGE_LOCALE_HEADER]: 'xx' },
    });
    expect(unknown.result.locale).toBe('fr');
  });

  test('sends the dealer a mail in their language and the provider one to review', async () => {
    const registration = aRegistration({ companyName: 'Garage Dupont SARL', vatId: 'FR40303265045' });
    const answer = await register(registration, { cookie: 'locale=fr' });
    const dealerId = answer.result.dealer?.id;
    const mails = await db.selectFrom('mail_outbox').selectAll().orderBy('created_at').execute();
    const own = mails.filter(({ facts }) => JSON.stringify(facts).includes('Garage Dupont SARL'));
    expect(own.toSorted((one, other) => one.kind.localeCompare(other.kind))).toMatchObject([
      {
        kind: 'registrationReceived',
        recipient: registration.email,
        locale: 'fr',
        sent_at: null,
        facts: { companyName: 'Garage Dupont SARL' },
      },
      {
        kind: 'registrationToReview',
        recipient: null,
        locale: null,
        facts: { dealerId, email: registration.email, city: 'Berlin', country: 'DE', vatId: 'FR40303265045' },
      },
    ]);
  });

  test('writes an audit entry', async () => {
    const answer = await register(aRegistration());
    const entries = await db
      .selectFrom('audit_events')
      .selectAll()
      .where('subject_id', '=', answer.result.dealer?.id ?? '')
      .execute();
    expect(entries).toMatchObject([
      {
        action: 'DEALER_REGISTERED',
        subject: 'dealer',
        actor_id: answer.result.id,
        actor_email: answer.result.email,
        actor_role: 'dealer',
        before: null,
        after: { companyName: 'Autohaus Muster GmbH', status: 'PENDING' },
      },
    ]);
  });
});

describe('the language of a new account', () => {
  test.each([
    ['chosen by the visitor', 'locale=en', 'en'],
    ['German while nothing is chosen', '', 'de'],
    ['German if the choice is no language of the portal', 'locale=xx', 'de'],
  ])('is that of the page, whatever the browser prefers: %s', async (_, cookie, locale) => {
    const answer = await register(aRegistration(), {
      cookie,
      headers: { 'accept-language': 'fr-CH, it;q=0.8' },
    });
    expect(answer.result.locale).toBe(locale);
  });
});

describe('a registration is refused', () => {
  const refusal = async (changes: Record<string, unknown>) =>
    (await register(aRegistration(changes))).problem;

  test.each([
    [{ companyName: 'A' }, 'companyName', 'COMPANY_NAME_REQUIRED', 'Company name is required'],
    [{ email: 'erika@' }, 'email', 'EMAIL_INVALID', 'Valid email is required'],
    [{ legalForm: 'Ltd' }, 'legalForm', 'NOT_A_CHOICE', 'This is not one of the choices'],
    [
      { password: 'short', confirmPassword: 'short' },
      'password',
      'PASSWORD_TOO_SHORT',
      'Password must be at least 8 characters',
    ],
    [
      { password: 'Password1', confirmPassword: 'Password1' },
      'password',
      'PASSWORD_COMMON',
      'This password is one of the most common ones and easy to guess',
    ],
    [
      { password: '        ', confirmPassword: '        ' },
      'password',
      'PASSWORD_REPEATED',
      'This password only repeats one character',
    ],
    [
      { password: 'autohaus muster gmbh', confirmPassword: 'autohaus muster gmbh' },
      'password',
      'PASSWORD_LIKE_ACCOUNT',
      'The password must not be your email address or the name of your company',
    ],
    [{ confirmPassword: 'something else' }, 'confirmPassword', 'PASSWORDS_DIFFER', "Passwords don't match"],
    [{ acceptTerms: false }, 'acceptTerms', 'TERMS_NOT_ACCEPTED', 'You must accept the terms and conditions'],
    [
      { acceptTerms: 'true' },
      'acceptTerms',
      'TERMS_NOT_ACCEPTED',
      'You must accept the terms and conditions',
    ],
    [
      { acceptPrivacy: undefined },
      'acceptPrivacy',
      'PRIVACY_NOT_ACCEPTED',
      'You must accept the privacy policy',
    ],
    [{ status: 'ACTIVE' }, 'status', 'UNKNOWN_KEY', 'This key is not known'],
    [{ role: 'admin' }, 'role', 'UNKNOWN_KEY', 'This key is not known'],
  ])('for %j', async (changes, path, code, message) => {
    const problem = await refusal(changes);
    expect(problem).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
    expect(problem.errors).toContainEqual({ path, code, message });
  });

  test.each([
    'companyName',
    'phone',
    'vatId',
    'address.street',
    'address.postalCode',
    'address.city',
    'contact.firstName',
    'contact.lastName',
    'contact.position',
    'contact.phone',
  ])('for a web address, an e-mail address or an invisible character as %s', async (path) => {
    const [field = '', part] = path.split('.');
    const registration: Record<string, unknown> = aRegistration();
    const changed = (text: string) => ({
      [field]: part === undefined ? text : Object.assign({}, registration[field], { [part]: text }),
    });
    for (const [text, code] of [
      ['www.phish.example', 'WEB_ADDRESS_NOT_HERE'],
      ['x@phish.example', 'WEB_ADDRESS_NOT_HERE'],
      ['Ltd\u202e123', 'CONTROL_CHARACTERS'],
    ] as const) {
      const problem = await refusal(changed(text));
      expect(problem.errors?.map((error) => [error.path, error.code])).toEqual([[path, code]]);
    }
  });

  test('and all broken rules of address and contact are named by their path at once', async () => {
    const problem = await refusal({
      address: { street: '', postalCode: '1', city: 'B', country: 'US', planet: 'Mars' },
      contact: { firstName: ' x ', lastName: '' },
      confirmPassword: 'something else',
    });
    expect(problem.errors?.map(({ path, code }) => `${path} ${code}`).toSorted()).toEqual([
      'address.city CITY_REQUIRED',
      'address.country NOT_A_CHOICE',
      'address.planet UNKNOWN_KEY',
      'address.postalCode POSTAL_CODE_REQUIRED',
      'address.street STREET_REQUIRED',
      'confirmPassword PASSWORDS_DIFFER',
      'contact.firstName FIRST_NAME_REQUIRED',
      'contact.lastName LAST_NAME_REQUIRED',
    ]);
  });

  test('for an address that has an account, whatever its case, and leaves nothing behind', async () => {
    const first = aRegistration();
    await register(first);
    const mails = () => db.selectFrom('mail_outbox').select('id').execute();
    const before = await mails();
    const { status, problem } = await register(
      aRegistration({ email: first.email.toUpperCase(), companyName: 'Second GmbH' }),
    );
    expect([status, problem.code]).toEqual([409, 'EMAIL_TAKEN']);
    expect(await dealerOf(first.email)).toMatchObject({ company_name: 'Autohaus Muster GmbH' });
    expect(await mails()).toHaveLength(before.length);
  });

  test('for the address of an administrator', async () => {
    const admin = await anAdmin(app);
    const { problem } = await register(aRegistration({ email: admin.user.email }));
    expect(problem.code).toBe('EMAIL_TAKEN');
    expect(await dealerOf(admin.user.email)).toBeUndefined();
  });

  test('except once, if the same registration is sent many times at once', async () => {
    const registration = aRegistration();
    const answers = await Promise.all(Array.from({ length: 5 }, () => register(registration)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(4);
  });
});
