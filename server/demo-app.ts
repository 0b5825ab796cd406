import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { DEMO_ACCOUNTS, DEMO_ADMIN, DEMO_COLLEAGUE, DEMO_PASSWORD } from '../demo/accounts.ts';
import type { Portal } from '../demo/portal.ts';
import { ensureAdmin } from './accounts/ensure-admin.ts';
import { type AppDeps, createApp } from './app.ts';
import type { Database } from './db.ts';
import { Failure } from './failure.ts';
import { type Limits, LIMITS } from './http/limits.ts';

/** The same market everywhere: pictures of the documentation and browser tests rely on it. */
export const SEED = 1;

/** What the demo is filled with. */
export interface FillDemo {
  vehicles: number;
  seed: number;
  onProgress: (done: number, total: number, label: string) => void;
}

/** An address for documentation (RFC 5737), which no client has. */
const DEMO_ADDRESS = '192.0.2.1';

/** Creates data through the API, in a separate app that nobody else can reach, with a temporary folder. */
export async function withDemoApp(
  deps: AppDeps,
  fill: (portal: Portal, folder: string) => Promise<void>,
): Promise<void> {
  const app = await createApp({ ...deps, publicUrl: 'http://localhost', limits: generousLimits() });
  let fault: unknown;
  // The caller gets no internal error. The operator who starts the program needs it.
  app.addHook('onError', async (_request, _reply, error) => {
    if (!(error instanceof Failure)) fault ??= error;
  });
  const folder = await mkdtemp(join(deps.scratchFolder, 'demo-'));
  try {
    // The demo registers more dealers than one address may: nobody may find the limit of their own address used up.
    const portal: Portal = { inject: (request) => app.inject({ ...request, remoteAddress: DEMO_ADDRESS }) };
    await fill(portal, folder);
  } catch (error) {
    throw fault ?? error;
  } finally {
    await app.close();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Creates the clerk of the demo. */
export const provideAdmin = (deps: Pick<AppDeps, 'db' | 'passwords'>): Promise<void> =>
  ensureAdmin(deps, { email: DEMO_ADMIN, password: DEMO_PASSWORD });

/**
 * The demo dealers have no mailbox in which they could follow a link. The link of an invitation would set a password: an invited
 * colleague gets that of the owner.
 */
export async function proveAddresses(db: Database): Promise<void> {
  await sql`
    update users
    set
      email_confirmed_at = created_at,
      password_hash = case
        when email = ${DEMO_COLLEAGUE.email}
          then (select password_hash from users owners where email = ${DEMO_COLLEAGUE.owner})
        else password_hash
      end
    where email = any(${DEMO_ACCOUNTS}::text[]) and email_confirmed_at is null
  `.execute(db);
}

function generousLimits(): Limits {
  const generous = { size: 100_000, seconds: 1 };
  // The object has exactly the names of LIMITS.
  return Object.fromEntries(Object.keys(LIMITS).map((name) => [name, generous])) as Limits;
}
