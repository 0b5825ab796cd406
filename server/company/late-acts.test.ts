import { randomUUID } from 'node:crypto';
import { type Transaction } from 'kysely';
import { expect, test, vi } from 'vitest';
import type { DB } from '../../database/schema.ts';
import { anAddress, anAddressRequest } from '../../fixtures/addresses.ts';
import { call, testApp } from '../../fixtures/app.ts';
import { aCompletedOrder, sendComplaint } from '../../fixtures/complaints.ts';
import { aColleague, aDealer, anAdmin, PASSWORD, type TestDealer } from '../../fixtures/dealers.ts';
import { aPdf } from '../../fixtures/documents.ts';
import { untilOneWaits } from '../../fixtures/lock-waits.ts';
import { aDealerAbroad, anExemptOrder, sendDocument } from '../../fixtures/order-documents.ts';
import { sendPaper } from '../../fixtures/papers.ts';
import { aVehicle } from '../../fixtures/vehicles.ts';
import type { User } from '../actor.ts';
import { deleteDealer } from '../dealers/delete.ts';
import { eraseDealer } from '../dealers/erase.ts';
import { setDealerStatus } from '../dealers/set-status.ts';
import { findSession } from '../http/session.ts';
import { changeCompanyUser, removeCompanyUser } from './users.ts';

const app = await testApp();
const { db, files } = app.deps;
const admin = await anAdmin(app);

async function userOf<Role extends User['role']>({ cookie }: { cookie: string }, role: Role) {
  const user = await findSession(db, cookie.replace(/^sid=/, ''));
  if (user?.role !== role) throw new Error(`no ${role} is signed in`);
  // TypeScript does not narrow by a type parameter.
  return user as Extract<User, { role: Role }>;
}

interface Company {
  owner: TestDealer;
  /** An owner, too, who acts. */
  me: TestDealer;
  /** The id of an invited colleague. */
  invited: string;
  /** The ids of an open request and of a delivery address. */
  request: string;
  address: string;
}

const invitation = () => ({
  email: `late-${randomUUID().slice(0, 13)}@example.com`,
  name: 'Jules Perrin',
  rights: 'BUYER',
  locale: 'fr',
});

async function aCompany(): Promise<Company> {
  const owner = await aDealer(app);
  const me = await aColleague(app, owner, 'OWNER');
  const { result } = await call(app, 'POST /api/company/users', { cookie: me.cookie, body: invitation() });
  const buyer = await aColleague(app, owner, 'BUYER');
  const { id } = await aVehicle(db, { price_net: '12490.00' });
  const wish = { vehicleIds: [id], totalAmount: '12490.00' };
  const request = await call(app, 'POST /api/company/requests', { cookie: buyer.cookie, body: wish });
  const address = await anAddress(app, owner);
  return { owner, me, invited: result.id, request: request.result.id, address: address.id };
}

const ACTS = {
  invite: ({ me: { cookie } }: Company) =>
    call(app, 'POST /api/company/users', { cookie, body: invitation() }),
  inviteAgain: ({ me: { cookie }, invited: id }: Company) =>
    call(app, 'POST /api/company/users/{id}/invitation', { cookie, params: { id } }),
  change: ({ me: { cookie }, invited: id }: Company) =>
    call(app, 'PATCH /api/company/users/{id}', { cookie, params: { id }, body: { rights: 'VIEWER' } }),
  remove: ({ me: { cookie }, invited: id }: Company) =>
    call(app, 'DELETE /api/company/users/{id}', { cookie, params: { id } }),
  setLimit: ({ me: { cookie } }: Company) =>
    call(app, 'PATCH /api/company/limit', { cookie, body: { approvalLimit: '5000' } }),
  decline: ({ me: { cookie }, request: id }: Company) =>
    call(app, 'POST /api/company/requests/{id}/decline', {
      cookie,
      params: { id },
      body: { reason: 'Too dear.' },
    }),
  addAddress: ({ me: { cookie } }: Company) =>
    call(app, 'POST /api/dealer/addresses', { cookie, body: anAddressRequest() }),
  editAddress: ({ me: { cookie }, address: id }: Company) =>
    call(app, 'PATCH /api/dealer/addresses/{id}', { cookie, params: { id }, body: { city: 'Roubaix' } }),
  deleteAddress: ({ me: { cookie }, address: id }: Company) =>
    call(app, 'DELETE /api/dealer/addresses/{id}', { cookie, params: { id } }),
  editCompany: ({ me: { cookie } }: Company) =>
    call(app, 'PATCH /api/dealer', { cookie, body: { phone: '+49 30 1234567' } }),
  addFeed: ({ me: { cookie } }: Company) => call(app, 'POST /api/feeds', { cookie, body: { kind: 'STOCK' } }),
  addPaper: ({ me: { cookie } }: Company) => sendPaper(app, cookie),
  editUser: ({ me: { cookie } }: Company) =>
    call(app, 'PATCH /api/user', { cookie, body: { watchMails: 'DAILY' } }),
  changePassword: ({ me: { cookie } }: Company) =>
    call(app, 'POST /api/user/password', {
      cookie,
      body: { currentPassword: PASSWORD, newPassword: 'another horse battery' },
    }),
};
type Act = keyof typeof ACTS;

const ENDINGS = {
  suspends: async (tx: Transaction<DB>, { owner }: Company) =>
    setDealerStatus(tx, await userOf(admin, 'admin'), owner.dealer.id, { status: 'SUSPENDED' }),
  erases: async (tx: Transaction<DB>, { owner }: Company) =>
    eraseDealer(tx, await userOf(admin, 'admin'), owner.dealer.id),
  deletes: async (tx: Transaction<DB>, { owner }: Company) =>
    deleteDealer(tx, await userOf(admin, 'admin'), owner.dealer.id),
  blocks: async (tx: Transaction<DB>, { owner, me }: Company) =>
    changeCompanyUser(tx, await userOf(owner, 'dealer'), me.user.id, { blocked: true }),
  removes: async (tx: Transaction<DB>, { owner, me }: Company) =>
    removeCompanyUser(tx, await userOf(owner, 'dealer'), me.user.id),
  demotes: async (tx: Transaction<DB>, { owner, me }: Company) =>
    changeCompanyUser(tx, await userOf(owner, 'dealer'), me.user.id, { rights: 'BUYER' }),
};
type Ending = keyof typeof ENDINGS;

const COMPANY_ACTS: Act[] = [
  ...(['invite', 'inviteAgain', 'change', 'remove', 'setLimit', 'decline'] as const),
  ...(['addAddress', 'editAddress', 'deleteAddress', 'editCompany', 'addFeed'] as const),
];
/** Waiting and suspended dealers add papers, too. */
const OWNER_ACTS: Act[] = [...COMPANY_ACTS, 'addPaper'];

const CASES: [Ending, Act, string][] = [
  ...(['suspends', 'erases', 'deletes'] as const).flatMap((ending) =>
    COMPANY_ACTS.map((act): [Ending, Act, string] => [ending, act, 'DEALER_NOT_ACTIVE']),
  ),
  ...(['blocks', 'removes'] as const).flatMap((ending) =>
    OWNER_ACTS.map((act): [Ending, Act, string] => [ending, act, 'NOT_AUTHENTICATED']),
  ),
  ...OWNER_ACTS.map((act): [Ending, Act, string] => ['demotes', act, 'OWNER_ONLY']),
  ...(['erases', 'deletes', 'blocks', 'removes'] as const).flatMap((ending): [Ending, Act, string][] => [
    [ending, 'editUser', 'NOT_AUTHENTICATED'],
    [ending, 'changePassword', 'INVALID_CREDENTIALS'],
  ]),
];

test.each(CASES)(
  'a call for an account that ends meanwhile is refused (%s, then %s): %s',
  async (ending, act, code) => {
    const company = await aCompany();
    const late = await db.transaction().execute(async (tx) => {
      await ENDINGS[ending](tx, company);
      const answer = ACTS[act](company);
      await untilOneWaits(db);
      return { answer };
    });
    expect((await late.answer).problem.code).toBe(code);
  },
);

const SENT = {
  proof: async (owner: TestDealer, cookie: string) =>
    sendDocument(app, cookie, (await anExemptOrder(app, admin, owner)).id),
  complaint: async (owner: TestDealer, cookie: string) =>
    sendComplaint(app, cookie, await aCompletedOrder(app, admin, owner), {
      photos: [{ name: 'Getriebe.pdf', content: aPdf() }],
    }),
};

test.each([
  ['proof', 'blocks', 'NOT_AUTHENTICATED'],
  ['proof', 'demotes', 'OWNER_ONLY'],
  ['complaint', 'removes', 'NOT_AUTHENTICATED'],
] as const)(
  'a file is refused if its sender loses their access during the upload (%s, %s)',
  async (sent, ending, code) => {
    const owner = await aDealerAbroad(app);
    const me = await aColleague(app, owner, 'OWNER');
    const put = files.put.bind(files);
    const end = vi.spyOn(files, 'put').mockImplementation(async (...file) => {
      await put(...file);
      end.mockRestore();
      await db.transaction().execute(async (tx) => {
        await ENDINGS[ending](tx, { owner, me, invited: '', request: '', address: '' });
      });
    });
    expect((await SENT[sent](owner, me.cookie)).problem.code).toBe(code);
  },
);
