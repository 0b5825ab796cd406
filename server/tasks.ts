import type { CronItem, TaskList } from 'graphile-worker';
import { cleanUp } from './accounts/clean-up.ts';
import { mailPasswordResetTask } from './accounts/reset-password.ts';
import { forgetContactMessages } from './contact/forget.ts';
import { deleteUnprovedDealers } from './dealers/delete-unproved.ts';
import { markFailedMails } from './mail/failed.ts';
import { forgetMails } from './mail/forget.ts';
import { type SendMailDeps, sendMailTask } from './mail/send.ts';
import { removeUnusedFiles } from './files/remove-unused-files.ts';
import { forgetImports } from './imports/forget.ts';
import { failStuckFiles } from './imports/stuck.ts';
import { reportFailedImports } from './imports/report.ts';
import { type ImportDeps, importFileTask } from './imports/run-file.ts';
import { releaseJobs } from './jobs/release.ts';
import { remindOfExpiry, sweepLapsedOrders } from './orders/lapse.ts';
import { mailWatchedChanges, type WatchMailDeps } from './marks/watch-mails.ts';
import { drawArrivalFormOf } from './order-documents/queries.ts';
import { forgetPapers } from './papers/delete.ts';
import { purgeStockChanges } from './vehicles/stock-version.ts';

/** Every kind of job by its name in the queue. A job may run twice: it is repeated after a crash. */
export function listTasks(
  deps: Omit<SendMailDeps, 'drawArrivalForm'> & WatchMailDeps & ImportDeps,
): TaskList {
  const { db, files } = deps;
  return {
    send_mail: sendMailTask({ ...deps, drawArrivalForm: drawArrivalFormOf }),
    mail_password_reset: mailPasswordResetTask(db),
    import_file: importFileTask(deps),
    sweep_lapsed_orders: async () => {
      await sweepLapsedOrders(db);
    },
    remind_of_expiry: () => remindOfExpiry(db),
    mail_watched_changes: () => mailWatchedChanges(deps),
    clean_up: () => cleanUp(db),
    delete_unproved_dealers: () => deleteUnprovedDealers(db),
    forget_contact_messages: () => forgetContactMessages(db),
    forget_mails: () => forgetMails(db),
    forget_papers: () => forgetPapers(db),
    mark_failed_mails: () => markFailedMails(db),
    fail_stuck_import_files: () => failStuckFiles(db),
    report_failed_imports: () => reportFailedImports(db),
    forget_imports: () => forgetImports(db),
    release_jobs: () => releaseJobs(db),
    forget_stock_changes: () => purgeStockChanges(db),
    remove_unused_files: () => removeUnusedFiles(db, files),
  };
}

const EVERY_MINUTE = '* * * * *';
const EVERY_HOUR = '17 * * * *';

/** Timed jobs. A missed run is not repeated: the next run does the work of both. */
export const TIMETABLE: CronItem[] = [
  timed('sweep_lapsed_orders', EVERY_MINUTE),
  timed('remind_of_expiry', EVERY_MINUTE),
  timed('mail_watched_changes', EVERY_MINUTE),
  timed('release_jobs', EVERY_MINUTE),
  timed('mark_failed_mails', EVERY_MINUTE),
  timed('fail_stuck_import_files', EVERY_MINUTE),
  timed('report_failed_imports', EVERY_MINUTE),
  timed('remove_unused_files', EVERY_MINUTE),
  timed('clean_up', EVERY_HOUR),
  timed('delete_unproved_dealers', EVERY_HOUR),
  timed('forget_contact_messages', EVERY_HOUR),
  timed('forget_mails', EVERY_HOUR),
  timed('forget_papers', EVERY_HOUR),
  timed('forget_imports', EVERY_HOUR),
  timed('forget_stock_changes', EVERY_HOUR),
];

function timed(task: string, match: string): CronItem {
  // One key per task: a run that has not begun when the next is due is replaced by it.
  return { task, match, options: { jobKey: task, maxAttempts: 1, backfillPeriod: 0 } };
}
