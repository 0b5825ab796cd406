import { filledFolder } from './filled-folder.ts';
import { startMailServer } from './mail-server.ts';
import { startPortal } from './start-portal.ts';

/** Starts one portal with the full demo data for all tests, and the mail server to which it sends. */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  // While a test is being written, PORTAL_URL can name a portal that already runs.
  if (process.env['PORTAL_URL']) return undefined;
  const filled = await filledFolder();
  const mails = await startMailServer();
  const portal = await startPortal({ filled, environment: { SMTP_URL: mails.url } });
  process.env['PORTAL_URL'] = portal.url;
  process.env['PORTAL_MAIL_DIR'] = mails.folder;
  process.env['PORTAL_INTRODUCTION'] = portal.introduction;
  return async () => {
    await portal.stop();
    await mails.stop();
  };
}
