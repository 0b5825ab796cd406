import { sql } from 'kysely';
import type { SendMailOptions } from 'nodemailer';
import { DEMO_ACCOUNTS } from '../demo/accounts.ts';
import { beginOf, playHistory } from '../demo/history.ts';
import type { Past } from '../demo/scene.ts';
import type { AppDeps } from './app.ts';
import type { Database } from './db.ts';
import { type FillDemo, provideAdmin, proveAddresses, withDemoApp } from './demo-app.ts';
import { type DatabaseUrls, openDemoClock } from './demo-clock.ts';
import { reportFailedImports } from './imports/report.ts';
import { importFileTask } from './imports/run-file.ts';
import { markFailedMails } from './mail/failed.ts';
import { jobKeyOf } from './mail/queue.ts';
import { sendMailTask } from './mail/send.ts';
import { mailWatchedChanges } from './marks/watch-mails.ts';
import { drawArrivalFormOf } from './order-documents/queries.ts';
import { isOutdatedMail } from './outdated-mails.ts';
import { remindOfExpiry, sweepLapsedOrders } from './orders/lapse.ts';

/** The setting that says how far the history has come. It stays: a history that is complete has no scene left. */
const STATE = 'demo history';
type State = Pick<Past, 'done' | 'orders'> & { now: string };

/** Fills the database with the demo market and the weeks before today, on a clock of its own: docs/decisions/0121. */
export async function fillWithHistory(deps: AppDeps, urls: DatabaseUrls, stock: FillDemo): Promise<void> {
  const state = await readState(deps.db);
  const now = new Date(state.now);
  const clock = await openDemoClock(urls, beginOf(now));
  try {
    // Without the replica, which does not know the clock.
    const { replica: _, ...own } = deps;
    const clocked = { ...own, db: clock.database.db };
    await provideAdmin(clocked);
    await withDemoApp(clocked, async (portal, folder) => {
      const past: Past = {
        ...state,
        ...openPast(clocked),
        now,
        moveTo: clock.moveTo,
        save: () => writeState(deps.db, { now: state.now, done: past.done, orders: past.orders }),
      };
      await playHistory(portal, { ...stock, folder, past });
    });
  } finally {
    await clock.close();
  }
  await endSessions(deps.db);
  await forgetJobs(deps.db);
}

async function readState(db: Database): Promise<State> {
  const found = await db.selectFrom('settings').select('value').where('name', '=', STATE).executeTakeFirst();
  // Only writeState() writes this setting.
  return (found?.value as State | undefined) ?? { now: new Date().toISOString(), done: 0, orders: {} };
}

async function writeState(db: Database, state: State): Promise<void> {
  const value = JSON.stringify(state);
  await db
    .insertInto('settings')
    .values({ name: STATE, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

/** What the worker of the program does, on the clock of these connections. No mail leaves the program. */
function openPast(deps: AppDeps): Pick<Past, 'work' | 'giveUp'> {
  const { db } = deps;
  let fullMailbox = '';
  const transport = {
    async send({ to }: SendMailOptions) {
      if (fullMailbox && JSON.stringify(to).includes(fullMailbox)) throw new MailboxIsFull();
      return 'nowhere';
    },
    close: () => {},
  };
  const log = { info: () => {}, error: () => {} };
  const sendMail = sendMailTask({
    ...deps,
    transport,
    log,
    drawArrivalForm: drawArrivalFormOf,
    isOutdated: isOutdatedMail,
  });
  const importFile = importFileTask({ ...deps, log });
  return {
    async work(refusing) {
      fullMailbox = refusing;
      await proveAddresses(db);
      const files = await db.selectFrom('import_files').select('id').where('state', '=', 'waiting').execute();
      for (const { id } of files) await importFile({ id }, { job: { attempts: 1, max_attempts: 1 } });
      await reportFailedImports(db);
      await sweepLapsedOrders(db);
      await remindOfExpiry(db);
      await mailWatchedChanges(deps);
      const mails = await db
        .selectFrom('mail_outbox')
        .select('id')
        .where('sent_at', 'is', null)
        .where('failed_at', 'is', null)
        .orderBy('created_at')
        .orderBy('id')
        .execute();
      for (const { id } of mails)
        await sendMail({ id }).catch((error: unknown) => {
          if (!(error instanceof MailboxIsFull)) throw error;
        });
    },
    async giveUp() {
      await sql`
        select graphile_worker.permanently_fail_jobs(array_agg(jobs.id), ${MAILBOX_IS_FULL})
        from graphile_worker.jobs
        join mail_outbox on jobs.key = ${jobKeyOf(sql`mail_outbox.id`)}
        where sent_at is null and failed_at is null
      `.execute(db);
      await markFailedMails(db);
    },
  };
}

const MAILBOX_IS_FULL = 'Error: 552 5.2.2 Mailbox full';
class MailboxIsFull extends Error {}

/** Nobody uses the sessions of the history. */
async function endSessions(db: Database): Promise<void> {
  await sql`
    delete from sessions using users where users.id = sessions.user_id and users.email = any(${DEMO_ACCOUNTS}::text[])
  `.execute(db);
}

/** The jobs of what the history has sent and imported have nothing left to do. */
async function forgetJobs(db: Database): Promise<void> {
  await sql`
    select graphile_worker.complete_jobs(array_agg(id))
    from graphile_worker.jobs
    where task_identifier in ('send_mail', 'import_file')
  `.execute(db);
}
