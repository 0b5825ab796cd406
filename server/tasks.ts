import type { CronItem, TaskList } from 'graphile-worker';
import { mailPasswordResetTask } from './accounts/reset-password.ts';
import { markFailedMails } from './mail/failed.ts';
import { type SendMailDeps, sendMailTask } from './mail/send.ts';
import { removeUnusedFiles } from './files/remove-unused-files.ts';
import { failStuckFiles } from './imports/stuck.ts';
import { reportFailedImports } from './imports/report.ts';
import { type ImportDeps, importFileTask } from './imports/run-file.ts';
import { releaseJobs } from './jobs/release.ts';
import { purgePortalChanges } from './events/portal-changes.ts';
import { isOutdatedMail } from './outdated-mails.ts';
import { remindOfExpiry, sweepLapsedOrders } from './orders/lapse.ts';
import { mailWatchedChanges, type WatchMailDeps } from './marks/watch-mails.ts';
import { alertSearches, type AlertDeps } from './saved-searches/alerts.ts';
import { drawArrivalFormOf } from './order-documents/queries.ts';
import { applyRetention } from './retention.ts';
import { purgeVehicleChanges } from './stock/purge-changes.ts';
import { recogniseVehicles } from './vehicles/recognised.ts';
import { purgeStockChanges } from './vehicles/stock-version.ts';

/** Every kind of job by its name in the queue. A job may run twice: it is repeated after a crash. */
export function listTasks(
  deps: Omit<SendMailDeps, 'drawArrivalForm' | 'isOutdated'> & WatchMailDeps & AlertDeps & ImportDeps,
): TaskList {
  const { db, files } = deps;
  return {
    send_mail: sendMailTask({ ...deps, drawArrivalForm: drawArrivalFormOf, isOutdated: isOutdatedMail }),
    mail_password_reset: mailPasswordResetTask(db),
    import_file: importFileTask(deps),
    sweep_lapsed_orders: async () => {
      await sweepLapsedOrders(db);
    },
    remind_of_expiry: () => remindOfExpiry(db),
    mail_watched_changes: () => mailWatchedChanges(deps),
    alert_searches: () => alertSearches(deps),
    apply_retention: () => applyRetention(db),
    mark_failed_mails: () => markFailedMails(db),
    recognise_vehicles: () => recogniseVehicles(db),
    fail_stuck_import_files: () => failStuckFiles(db),
    report_failed_imports: () => reportFailedImports(db),
    release_jobs: () => releaseJobs(db),
    forget_stock_changes: async () => {
      await purgeStockChanges(db);
      await purgeVehicleChanges(db);
      await purgePortalChanges(db);
    },
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
  timed('alert_searches', EVERY_MINUTE),
  timed('release_jobs', EVERY_MINUTE),
  timed('mark_failed_mails', EVERY_MINUTE),
  timed('recognise_vehicles', EVERY_MINUTE),
  timed('fail_stuck_import_files', EVERY_MINUTE),
  timed('report_failed_imports', EVERY_MINUTE),
  timed('remove_unused_files', EVERY_MINUTE),
  timed('apply_retention', EVERY_HOUR),
  timed('forget_stock_changes', EVERY_HOUR),
];

function timed(task: string, match: string): CronItem {
  // One key per task: a run that has not begun when the next is due is replaced by it.
  return { task, match, options: { jobKey: task, maxAttempts: 1, backfillPeriod: 0 } };
}
