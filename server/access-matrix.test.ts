import { readdir } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import type { ErrorCode } from '../contract/errors.ts';
import {
  ACTIVE_DEALERS,
  admins,
  everybody,
  expectedOf,
  fullAdmins,
  type Expected,
  OWN_DEALER_ROWS,
  OWNER_OR_ADMIN,
  PEOPLE,
  type Person,
  PLAIN_CALLS,
  PLAIN_READS,
} from '../fixtures/access.ts';
import { anAddress, anAddressRequest } from '../fixtures/addresses.ts';
import { testApp } from '../fixtures/app.ts';
import { aMessage } from '../fixtures/contact.ts';
import { aDealer, anAdmin, aRegistration } from '../fixtures/dealers.ts';
import { companyCalls } from '../fixtures/company-access.ts';
import { deskCalls } from '../fixtures/desk-access.ts';
import { anUpload } from '../fixtures/deliveries.ts';
import { feedCalls } from '../fixtures/feeds.ts';
import { importCalls } from '../fixtures/import-access.ts';
import { mediaCalls } from '../fixtures/media-access.ts';
import { aPdf } from '../fixtures/documents.ts';
import { complaintCalls } from '../fixtures/complaints.ts';
import { orderDocumentCalls } from '../fixtures/order-documents.ts';
import { anInvoiceOf, anOrder, bankDetails, orderOf } from '../fixtures/orders.ts';
import { aPaper } from '../fixtures/papers.ts';
import { searchCalls } from '../fixtures/saved-searches.ts';
import { secondFactorCalls } from '../fixtures/second-factor.ts';
import { aVehicle } from '../fixtures/vehicles.ts';
import { viewCalls } from '../fixtures/views.ts';

const app = await testApp();

const admin = await anAdmin(app);
const owner = await aDealer(app);
const cookies: Record<Person, string> = {
  visitor: '',
  pending: (await aDealer(app, { status: 'PENDING' })).cookie,
  suspended: (await aDealer(app, { status: 'SUSPENDED' })).cookie,
  owner: owner.cookie,
  otherDealer: (await aDealer(app)).cookie,
  clerk: (await anAdmin(app, { rights: 'CLERK' })).cookie,
  admin: admin.cookie,
};

interface Request {
  url?: string;
  body?: unknown;
  upload?: Awaited<ReturnType<typeof anUpload>>;
}

interface Row {
  expected: Expected;
  /** Prepares the request, anew for each identity; `url` replaces the path of the endpoint. */
  request?: () => Promise<Request>;
}

const newOrder = async () => (await anOrder(app, owner)).order;
const newInvoice = async (file: 'xml' | 'pdf') => ({
  url: `/api/invoices/${await anInvoiceOf(app, admin, (await newOrder()).id)}.${file}`,
});
const newAddress = async () => {
  // An account has room for ten.
  await app.deps.db.deleteFrom('dealer_addresses').where('dealer_id', '=', owner.dealer.id).execute();
  return anAddress(app, owner);
};
const newPaper = async () => {
  // An account has room for five.
  await app.deps.db.deleteFrom('dealer_papers').where('dealer_id', '=', owner.dealer.id).execute();
  return { url: `/api/dealer/papers/${(await aPaper(app, owner)).id}` };
};
const newVehicle = () => aVehicle(app.deps.db);

const ROWS: Record<string, Row> = {
  ...PLAIN_READS,
  ...PLAIN_CALLS,
  ...secondFactorCalls(),
  ...companyCalls(app, owner),

  'POST /api/login': {
    expected: everybody(200),
    request: async () => {
      const { user } = await aDealer(app);
      return { body: { email: user.email, password: user.password } };
    },
  },
  'POST /api/register': { expected: everybody(201), request: async () => ({ body: aRegistration() }) },
  'POST /api/logout': { expected: everybody(204) },
  'POST /api/email-confirmation/resend': { expected: { ...everybody(204), visitor: 'NOT_AUTHENTICATED' } },

  'DELETE /api/user/sessions/{id}': {
    expected: { ...everybody('NOT_FOUND'), visitor: 'NOT_AUTHENTICATED' },
    request: async () => {
      const { cookie } = await aDealer(app);
      const found = await app.inject({ url: '/api/user/sessions', headers: { cookie } });
      return { url: `/api/user/sessions/${found.json<{ sessions: { id: string }[] }>().sessions[0]?.id}` };
    },
  },
  'DELETE /api/user/sessions': { expected: { ...everybody(204), visitor: 'NOT_AUTHENTICATED' } },

  'POST /api/dealer/addresses': {
    expected: ACTIVE_DEALERS,
    request: async () => ({ body: anAddressRequest() }),
  },
  'PATCH /api/dealer/addresses/{id}': {
    expected: OWN_DEALER_ROWS,
    request: async () => ({
      url: `/api/dealer/addresses/${(await newAddress()).id}`,
      body: { city: 'Roubaix' },
    }),
  },
  'DELETE /api/dealer/addresses/{id}': {
    expected: { ...OWN_DEALER_ROWS, owner: 204 },
    request: async () => ({ url: `/api/dealer/addresses/${(await newAddress()).id}` }),
  },

  'GET /api/dealer/papers': {
    expected: { ...everybody(200), visitor: 'NOT_AUTHENTICATED', admin: 'NOT_FOUND' },
  },
  'POST /api/dealer/papers': {
    expected: { ...everybody(201), visitor: 'NOT_AUTHENTICATED', admin: 'DEALER_NOT_ACTIVE' },
    request: async () => ({ upload: await anUpload('file', [{ name: 'a.pdf', content: aPdf() }]) }),
  },
  'GET /api/dealer/papers/{id}': {
    expected: { ...everybody('NOT_FOUND'), visitor: 'NOT_AUTHENTICATED', owner: 200, admin: 200 },
    request: newPaper,
  },
  'DELETE /api/dealer/papers/{id}': {
    // The owner is no longer PENDING.
    expected: { ...everybody('NOT_FOUND'), visitor: 'NOT_AUTHENTICATED', owner: 'ADMIN_ONLY', admin: 204 },
    request: newPaper,
  },
  'POST /api/admin/dealers/{id}/paper-requests': {
    expected: admins(204),
    request: async () => ({
      url: `/api/admin/dealers/${owner.dealer.id}/paper-requests`,
      body: { message: 'Please send us your trade licence.' },
    }),
  },

  'PATCH /api/user': {
    expected: { ...everybody(200), visitor: 'NOT_AUTHENTICATED' },
    request: async () => ({ body: { locale: 'fr' } }),
  },
  'PATCH /api/dealer': {
    expected: { ...ACTIVE_DEALERS, owner: 200, otherDealer: 200 },
    request: async () => ({ body: { city: 'Hamburg' } }),
  },

  'GET /api/admin/dealers/{id}': {
    expected: admins(200),
    request: async () => ({ url: `/api/admin/dealers/${owner.dealer.id}` }),
  },
  'PATCH /api/admin/dealers/{id}': {
    expected: admins(200),
    request: async () => ({ url: `/api/admin/dealers/${owner.dealer.id}`, body: { notes: 'Calls' } }),
  },
  'PATCH /api/admin/dealers/{id}/status': {
    expected: admins(200),
    request: async () => {
      const { dealer } = await aDealer(app);
      return { url: `/api/admin/dealers/${dealer.id}/status`, body: { status: 'SUSPENDED' } };
    },
  },
  'DELETE /api/admin/dealers/{id}': {
    expected: fullAdmins(204),
    request: async () => ({ url: `/api/admin/dealers/${(await aDealer(app)).dealer.id}` }),
  },

  'GET /api/admin/search': {
    expected: admins(200),
    request: async () => ({ url: '/api/admin/search?q=golf' }),
  },
  'GET /api/admin/notes': {
    expected: admins(200),
    request: async () => ({ url: `/api/admin/notes?subject=dealer&subjectId=${owner.dealer.id}` }),
  },
  'POST /api/admin/notes': {
    expected: admins(201),
    request: async () => ({ body: { subject: 'dealer', subjectId: owner.dealer.id, text: 'Voicemail' } }),
  },
  ...deskCalls(app),

  'POST /api/admin/orders/steps': {
    expected: admins(200),
    request: async () => ({
      body: { step: 'CALLED', orders: [{ id: (await newOrder()).id, from: 'PENDING' }] },
    }),
  },

  'POST /api/orders/create': {
    expected: ACTIVE_DEALERS,
    request: async () => ({ body: orderOf([await newVehicle()]) }),
  },
  'POST /api/vehicles/{id}/reserve': {
    expected: ACTIVE_DEALERS,
    request: async () => ({ url: `/api/vehicles/${(await newVehicle()).id}/reserve` }),
  },
  'GET /api/orders/{id}': {
    expected: OWNER_OR_ADMIN,
    request: async () => ({ url: `/api/orders/${(await newOrder()).id}` }),
  },
  'POST /api/orders/{id}/cancel': {
    // An admin cancels an order by setting its status instead.
    expected: OWN_DEALER_ROWS,
    request: async () => ({ url: `/api/orders/${(await newOrder()).id}/cancel` }),
  },
  'PATCH /api/orders/{id}/reference': {
    expected: OWN_DEALER_ROWS,
    request: async () => ({
      url: `/api/orders/${(await newOrder()).id}/reference`,
      body: { purchaseReference: 'EK-4711' },
    }),
  },
  'PATCH /api/orders/{id}': {
    expected: admins(200),
    request: async () => ({
      url: `/api/orders/${(await newOrder()).id}`,
      body: { calledAt: new Date().toISOString() },
    }),
  },
  'PATCH /api/orders/{id}/status': {
    expected: admins(200),
    request: async () => ({
      url: `/api/orders/${(await newOrder()).id}/status`,
      body: { status: 'PROCESSED' },
    }),
  },

  'POST /api/orders/{id}/generate-xml-invoice': {
    expected: admins(200),
    request: async () => ({
      url: `/api/orders/${(await newOrder()).id}/generate-xml-invoice`,
      body: bankDetails,
    }),
  },

  'GET /api/orders/{id}/invoices': {
    expected: OWNER_OR_ADMIN,
    request: async () => ({ url: `/api/orders/${(await newOrder()).id}/invoices` }),
  },
  'POST /api/invoices/{number}/reminders': {
    // The invoice is not due yet.
    expected: { ...admins(201), admin: 'REMINDER_NOT_POSSIBLE' },
    request: async () => ({
      url: (await newInvoice('xml')).url.replace('.xml', '/reminders'),
      body: { place: 1 },
    }),
  },
  'GET /api/invoices/{number}.xml': { expected: OWNER_OR_ADMIN, request: () => newInvoice('xml') },
  'GET /api/invoices/{number}.pdf': { expected: OWNER_OR_ADMIN, request: () => newInvoice('pdf') },

  'POST /api/contact-form': { expected: everybody(201), request: async () => ({ body: aMessage() }) },

  'POST /api/reservations/{id}/cancel': {
    expected: OWNER_OR_ADMIN,
    request: async () => ({ url: `/api/reservations/${(await newOrder()).reservations[0]?.id}/cancel` }),
  },

  'GET /api/vehicles/states': {
    expected: everybody(200),
    request: async () => ({ url: `/api/vehicles/states?id=${(await newVehicle()).id}` }),
  },
  'GET /api/admin/vehicles/interest': {
    expected: admins(200),
    request: async () => ({ url: `/api/admin/vehicles/interest?id=${(await newVehicle()).id}` }),
  },
  'GET /api/vehicles/{id}': {
    expected: everybody(200),
    request: async () => ({ url: `/api/vehicles/${(await newVehicle()).id}` }),
  },
  'GET /api/vehicles/{id}/media': {
    expected: everybody(200),
    request: async () => ({ url: `/api/vehicles/${(await newVehicle()).id}/media` }),
  },
  'PATCH /api/vehicles/{id}': {
    expected: admins(200),
    request: async () => ({ url: `/api/vehicles/${(await newVehicle()).id}`, body: { priceNet: '9990.00' } }),
  },
  'DELETE /api/vehicles/{id}': {
    expected: admins(204),
    request: async () => ({ url: `/api/vehicles/${(await newVehicle()).id}` }),
  },
  'PUT /api/vehicles/{id}/mark': {
    expected: { ...ACTIVE_DEALERS, owner: 200, otherDealer: 200 },
    request: async () => ({
      url: `/api/vehicles/${(await newVehicle()).id}/mark`,
      body: { status: 'WATCHED' },
    }),
  },
  'DELETE /api/vehicles/{id}/mark': {
    expected: { ...ACTIVE_DEALERS, owner: 200, otherDealer: 200 },
    request: async () => ({ url: `/api/vehicles/${(await newVehicle()).id}/mark` }),
  },

  ...importCalls(app, admin.cookie),
  ...orderDocumentCalls(app, admin, newOrder),
  ...complaintCalls(app, admin, owner),
  ...mediaCalls(app, admin.cookie, owner),
  ...viewCalls(app, admin.cookie),
  ...searchCalls(app, owner),
  ...feedCalls(app, owner),
};

/** The actual answer for an identity, in the terms of `Expected`. */
async function ask(name: string, person: Person, { url, body, upload }: Request): Promise<number | string> {
  const [method = '', path = ''] = name.split(' ');
  // Signing in, up or out would end the session that the other rows use.
  const cookie = /log|register/.test(path) ? '' : cookies[person];
  const answer = await app.inject({
    // Names of endpoints begin with a method that Fastify knows.
    method: method as 'GET',
    url: url ?? path,
    headers: { cookie, ...upload?.headers },
    ...(upload ? { payload: upload.payload } : {}),
    ...(body ? { payload: body } : {}),
  });
  return answer.statusCode < 400 ? answer.statusCode : answer.json<{ code: ErrorCode }>().code;
}

const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;
const served = app.endpoints.map(nameOf).toSorted();

test('every served call has a row', () => {
  expect(Object.keys(ROWS).toSorted()).toEqual(served);
});

test('every call of the contract is served', async () => {
  const files = (await readdir('contract')).filter((name) => /^[a-z-]+\.ts$/.test(name));
  const modules = await Promise.all(files.map((name) => import(`../contract/${name}`)));
  const promised = modules
    .flatMap((module) => Object.values<unknown>(module))
    .filter(
      (member) => typeof member === 'object' && member !== null && 'method' in member && 'path' in member,
    )
    .map((member) => nameOf(member as { method: string; path: string }));
  expect(promised.toSorted()).toEqual(served);
});

describe.each(Object.entries(ROWS))('%s', (name, { expected, request }) => {
  test.each(PEOPLE.map((person) => [person, expectedOf(expected, person)] as const))(
    '%s: %s',
    async (person, answer) => {
      expect(await ask(name, person, (await request?.()) ?? {})).toBe(answer);
    },
  );
});

describe('a refused caller learns nothing', () => {
  const guarded = app.endpoints.filter(({ access }) => access !== 'public');

  test.each(guarded.map((each) => [nameOf(each), each] as const))(
    '%s refuses a visitor before it reads the input',
    async (_, { method, path }) => {
      const answer = await app.inject({
        method,
        url: `${path}?unknown=1`,
        ...(method === 'GET' ? {} : { payload: { unknown: 1 } }),
      });
      expect([answer.statusCode, answer.json().code]).toEqual([401, 'NOT_AUTHENTICATED']);
    },
  );

  test("another dealer's order and reservation get the same answer as missing ones", async () => {
    const order = await newOrder();
    const ofAnother = await app.inject({
      url: `/api/orders/${order.id}`,
      headers: { cookie: cookies.otherDealer },
    });
    const unknown = await app.inject({
      url: '/api/orders/ffffffff-ffff-4fff-bfff-ffffffffffff',
      headers: { cookie: cookies.otherDealer },
    });
    expect({ ...ofAnother.json(), requestId: '' }).toEqual({ ...unknown.json(), requestId: '' });
    const reservations = await app.inject({
      url: `/api/reservations?dealerId=${owner.dealer.id}`,
      headers: { cookie: cookies.otherDealer },
    });
    expect([reservations.statusCode, reservations.json().code]).toEqual([404, 'NOT_FOUND']);
  });

  test('a list contains only rows of the caller', async () => {
    const order = await newOrder();
    const idsFor = async (person: Person) => {
      const found = await app.inject({ url: '/api/orders?limit=100', headers: { cookie: cookies[person] } });
      return found.json<{ orders: { id: string }[] }>().orders.map(({ id }) => id);
    };
    expect(await idsFor('owner')).toContain(order.id);
    expect(await idsFor('admin')).toContain(order.id);
    expect(await idsFor('otherDealer')).not.toContain(order.id);
  });
});
