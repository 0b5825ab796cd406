import { describe, expect, test } from 'vitest';
import type { VatIdCheck } from '../../contract/states.ts';
import { call, testApp } from '../../fixtures/app.ts';
import { aDealer, anAdmin, type TestDealer } from '../../fixtures/dealers.ts';

const app = await testApp();
const { db } = app.deps;
const admin = await anAdmin(app);

const edit = ({ cookie }: { cookie: string }, body: Record<string, unknown>) =>
  call(app, 'PATCH /api/dealer', { cookie, body });
const read = async ({ cookie }: { cookie: string }) =>
  (await call(app, 'GET /api/dealer', { cookie })).result;

const mailsTo = async ({ user }: TestDealer) =>
  db
    .selectFrom('mail_outbox')
    .select(['kind', 'locale', 'facts'])
    .where('recipient', '=', user.email)
    .execute();
const entriesOf = ({ dealer }: TestDealer) =>
  db
    .selectFrom('audit_events')
    .select(['action', 'actor_email', 'before', 'after'])
    .where('subject_id', '=', dealer.id)
    .orderBy('id')
    .execute();
const judgeVatId = ({ dealer }: TestDealer, check: VatIdCheck = 'VALID') =>
  db.updateTable('dealers').set({ vat_id_check: check }).where('id', '=', dealer.id).execute();

describe('the own company', () => {
  test.each(['PENDING', 'ACTIVE', 'SUSPENDED'] as const)(
    'is shown whole to a %s dealer, without the notes of clerks',
    async (status) => {
      const dealer = await aDealer(app, { status, notes: 'a secret', contact_position: null });
      const own = await read(dealer);
      expect(own).toMatchObject({
        id: dealer.dealer.id,
        status,
        street: 'Musterstraße 1',
        contactPosition: null,
      });
      expect(JSON.stringify(own)).not.toContain('a secret');
    },
  );

  test('an active dealer changes company, address, contact and phone', async () => {
    const dealer = await aDealer(app);
    const change = {
      companyName: 'Autohaus Nord GmbH',
      legalForm: 'AG',
      phone: '+49 40 1234567',
      street: 'Hafenstraße 7',
      postalCode: '20457',
      city: 'Hamburg',
      country: 'FR',
      contactFirstName: 'Ada',
      contactLastName: 'Brandt',
      contactPosition: 'Einkauf',
      contactPhone: '+49 40 7654321',
      marketingOptIn: true,
    };
    const { status, result } = await edit(dealer, change);
    expect(status).toBe(200);
    expect(result).toMatchObject(change);
    expect(await read(dealer)).toEqual(result);
  });

  test('an absent field stays, and null or an empty text erases one that may be empty', async () => {
    const dealer = await aDealer(app, { contact_position: 'Einkauf', contact_phone: '+49 40 1' });
    const { result } = await edit(dealer, { phone: '', contactPosition: null });
    expect(result).toMatchObject({
      phone: null,
      contactPosition: null,
      contactPhone: '+49 40 1',
      city: 'Berlin',
    });
    expect((await edit(dealer, { city: '' })).problem).toMatchObject({
      errors: [{ path: 'city', code: 'CITY_REQUIRED' }],
    });
  });

  test.each(['email', 'vatId', 'vatIdCheck', 'status', 'notes'])(
    'a dealer cannot change the field %s',
    async (field) => {
      const dealer = await aDealer(app);
      const before = await read(dealer);
      expect((await edit(dealer, { [field]: 'ACTIVE', city: 'Hamburg' })).problem).toMatchObject({
        errors: [{ path: field, code: 'UNKNOWN_KEY' }],
      });
      expect(await read(dealer)).toEqual(before);
    },
  );

  test.each(['PENDING', 'SUSPENDED'] as const)('a %s dealer cannot change it', async (status) => {
    const dealer = await aDealer(app, { status });
    expect((await edit(dealer, { city: 'Hamburg' })).problem.code).toBe('DEALER_NOT_ACTIVE');
    expect((await read(dealer)).city).toBe('Berlin');
  });

  test('an admin has no company', async () => {
    expect((await call(app, 'GET /api/dealer', { cookie: admin.cookie })).problem.code).toBe('NOT_FOUND');
    expect((await edit(admin, { city: 'Hamburg' })).problem.code).toBe('DEALER_NOT_ACTIVE');
  });

  test('the audit log holds the changed fields alone, before and after', async () => {
    const dealer = await aDealer(app);
    await edit(dealer, { city: 'Hamburg', street: 'Musterstraße 1', marketingOptIn: true });
    expect(await entriesOf(dealer)).toEqual([
      {
        action: 'DEALER_EDITED',
        actor_email: dealer.user.email,
        before: { city: 'Berlin', marketingOptIn: false },
        after: { city: 'Hamburg', marketingOptIn: true },
      },
    ]);
  });

  test('what stays the same leaves no trace', async () => {
    const dealer = await aDealer(app);
    expect((await edit(dealer, { city: 'Berlin', country: 'DE' })).status).toBe(200);
    expect((await edit(dealer, {})).status).toBe(200);
    expect([await entriesOf(dealer), await mailsTo(dealer)]).toEqual([[], []]);
  });
});

describe('the VAT id of a dealer', () => {
  test.each([{ companyName: 'Autohaus Nord GmbH' }, { legalForm: 'AG' }, { country: 'FR' }])(
    'is unchecked again after the change %j, and the dealer gets a mail',
    async (change) => {
      const dealer = await aDealer(app, { locale: 'fr' });
      await judgeVatId(dealer);
      expect((await edit(dealer, change)).result.vatIdCheck).toBe('UNCHECKED');
      expect((await read(dealer)).vatIdCheck).toBe('UNCHECKED');
      expect(await mailsTo(dealer)).toMatchObject([
        { kind: 'accountChanged', locale: 'fr', facts: { hasVatId: true } },
      ]);
    },
  );

  test.each(['VALID', 'INVALID'] as const)(
    'is unchecked again after it was %s, and the audit log says so',
    async (check) => {
      const dealer = await aDealer(app);
      await judgeVatId(dealer, check);
      await edit(dealer, { companyName: 'Autohaus Nord GmbH' });
      await edit(dealer, { companyName: 'Autohaus Süd GmbH' });
      const entries = await entriesOf(dealer);
      expect(entries.map(({ before, after }) => ({ before, after }))).toEqual([
        {
          before: { companyName: dealer.dealer.companyName, vatIdCheck: check },
          after: { companyName: 'Autohaus Nord GmbH', vatIdCheck: 'UNCHECKED' },
        },
        {
          before: { companyName: 'Autohaus Nord GmbH' },
          after: { companyName: 'Autohaus Süd GmbH' },
        },
      ]);
    },
  );

  test('stays checked after any other change, which is not mailed', async () => {
    const dealer = await aDealer(app);
    await judgeVatId(dealer);
    const { result } = await edit(dealer, {
      street: 'Hafenstraße 7',
      contactLastName: 'Brandt',
      country: 'DE',
    });
    expect(result.vatIdCheck).toBe('VALID');
    expect(await mailsTo(dealer)).toEqual([]);
  });
});

describe('a change of the company that another was faster with', () => {
  test('is refused with the current values, and changes nothing', async () => {
    const dealer = await aDealer(app);
    await edit(dealer, { city: 'Hamburg' });
    const { status, problem } = await edit(dealer, {
      city: 'Bremen',
      phone: '+49 421 12',
      from: { city: 'Berlin', phone: '+49 30 1234567' },
    });
    expect([status, problem.code]).toEqual([412, 'EDITED_MEANWHILE']);
    expect(problem['current']).toMatchObject({ city: 'Hamburg', phone: '+49 30 1234567' });
    expect(await read(dealer)).toMatchObject({ city: 'Hamburg', phone: '+49 30 1234567' });
  });

  test('is made if only other fields have changed, or to the same value', async () => {
    const dealer = await aDealer(app);
    await edit(dealer, { city: 'Hamburg', street: 'Hafenstraße 7' });
    const from = { city: 'Berlin', phone: '+49 30 1234567' };
    expect((await edit(dealer, { city: 'Hamburg', phone: '+49 40 12', from })).result).toMatchObject({
      city: 'Hamburg',
      street: 'Hafenstraße 7',
      phone: '+49 40 12',
    });
  });
});

describe('a postal code or a telephone number that breaks a rule', () => {
  test.each([
    [{ postalCode: '1020' }, 'postalCode', 'POSTAL_CODE_FORM'],
    [{ country: 'AT' }, 'postalCode', 'POSTAL_CODE_FORM'],
    [{ postalCode: '20457', country: 'NL' }, 'postalCode', 'POSTAL_CODE_FORM'],
    [{ phone: '+49 40' }, 'phone', 'PHONE_FORM'],
    [{ contactPhone: '12345' }, 'contactPhone', 'PHONE_FORM'],
  ])('is refused: %j', async (change, path, code) => {
    const dealer = await aDealer(app);
    const before = await read(dealer);
    expect((await edit(dealer, change)).problem.errors).toEqual([expect.objectContaining({ path, code })]);
    expect(await read(dealer)).toEqual(before);
  });

  test('and is older than the rule stays readable, and stays while other fields change', async () => {
    const dealer = await aDealer(app, { postal_code: 'D-1', phone: '1' });
    expect((await edit(dealer, { city: 'Hamburg' })).result).toMatchObject({
      city: 'Hamburg',
      postalCode: 'D-1',
      phone: '1',
    });
    expect((await edit(dealer, { country: 'FR' })).status).toBe(400);
    expect((await edit(dealer, { country: 'AT', postalCode: '1020' })).result).toMatchObject({
      country: 'AT',
      postalCode: '1020',
    });
  });
});
