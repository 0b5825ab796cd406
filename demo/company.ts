import { DEMO_COLLEAGUE } from './accounts.ts';
import type { Caller } from './portal.ts';

/** Above this sum the colleague asks the owner. */
const APPROVAL_LIMIT = '30000.00';

/** Invites the colleague to the company of this owner, unless they are known. */
export async function inviteColleague(owner: Caller): Promise<void> {
  const { users } = await owner.get<{ users: { email: string }[] }>('/api/company/users');
  const { email } = DEMO_COLLEAGUE;
  if (users.some((user) => user.email === email)) return;
  const colleague = { email, name: 'Tim Albers', rights: 'BUYER', locale: 'de' };
  await owner.send('POST', '/api/company/users', colleague);
  await owner.send('PATCH', '/api/company/limit', { approvalLimit: APPROVAL_LIMIT });
}
