import { randomUUID } from 'node:crypto';
import { type Transaction } from 'kysely';
import { expect, test } from 'vitest';
import type { DB } from '../../database/schema.ts';
import { call, testApp } from '../../fixtures/app.ts';
import { aColleague, aDealer, anAdmin, PASSWORD, type TestDealer } from '../../fixtures/dealers.ts';
import { untilOneWaits } from '../../fixtures/lock-waits.ts';
import type { User } from '../actor.ts';
import { deleteDealer } from '../dealers/delete.ts';
import { eraseDealer } from '../dealers/erase.ts';
import { setDealerStatus } from '../dealers/set-status.ts';
import { findSession } from '../http/session.ts';
import { changeCompanyUser, removeCompanyUser } from './users.ts';

const app = await testApp();
const { db } = app.deps;
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
  return { owner, me, invited: result.id };
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
};
type Ending = keyof typeof ENDINGS;

const COMPANY_ACTS: Act[] = ['invite', 'inviteAgain', 'change', 'remove', 'setLimit'];

const CASES: [Ending, Act, string][] = [
  ...(['suspends', 'erases', 'deletes'] as const).flatMap((ending) =>
    COMPANY_ACTS.map((act): [Ending, Act, string] => [ending, act, 'DEALER_NOT_ACTIVE']),
  ),
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
