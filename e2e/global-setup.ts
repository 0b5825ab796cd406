import { filledFolder } from './filled-folder.ts';
import { startMailServer } from './mail-server.ts';
import { startPortal } from './start-portal.ts';
import { startTwoServers } from './two-servers.ts';

/**
 * Starts the portal with the full demo data for all tests, and the mail server to which it sends: one server, or two behind a
 * proxy with SERVERS=2.
 */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  // While a test is being written, PORTAL_URL can name a portal that already runs.
  if (process.env['PORTAL_URL']) return undefined;
  const filled = await filledFolder();
  const mails = await startMailServer();
  const start = { filled, environment: { SMTP_URL: mails.url } };
  const portal = process.env['SERVERS'] === '2' ? await startTwoServers(start) : await startPortal(start);
  process.env['PORTAL_URL'] = portal.url;
  process.env['PORTAL_MAIL_DIR'] = mails.folder;
  process.env['PORTAL_INTRODUCTION'] = portal.introduction;
  return async () => {
    await portal.stop();
    await mails.stop();
  };
}
