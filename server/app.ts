import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Settings } from '../contract/provider-settings.ts';
import { UPLOAD_MAX_BYTES, UPLOAD_MAX_FILES } from '../contract/upload-figures.ts';
import type { Passwords } from './accounts/passwords.ts';
import { serveAdmins } from './accounts/admin-routes.ts';
import { recordMailSentAgain } from './audit/record-mail.ts';
import { serveAudit } from './audit/routes.ts';
import { servePasswords } from './accounts/password-routes.ts';
import { serveSecondFactor } from './accounts/second-factor-routes.ts';
import { serveSessions } from './accounts/session-routes.ts';
import { serveAccounts } from './accounts/routes.ts';
import { serveAddresses } from './addresses/routes.ts';
import { serveComplaints } from './complaints/routes.ts';
import { serveCompany } from './company/routes.ts';
import { serveContact } from './contact/routes.ts';
import type { Database } from './db.ts';
import { serveDealers } from './dealers/routes.ts';
import { serveEvents } from './events/routes.ts';
import type { StreamLimits } from './events/streams.ts';
import type { Storage } from './files/storage.ts';
import { serveFeeds } from './feeds/routes.ts';
import { serveHealth } from './http/health.ts';
import { type Limits, LIMITS } from './http/limits.ts';
import { limitNetwork, NETWORK, type Network, networkOptions } from './http/network.ts';
import { refuseForeignOrigins } from './http/origin.ts';
import { answerProblems } from './http/problem.ts';
import { decorateWithUser } from './http/serve.ts';
import { logRequests } from './http/log-requests.ts';
import { serveImportJobs } from './imports/job-routes.ts';
import { serveImports } from './imports/routes.ts';
import { serveMails } from './mail/routes.ts';
import { serveMarks } from './marks/routes.ts';
import { serveUnsubscribe } from './marks/unsubscribe.ts';
import { serveNotes } from './notes/routes.ts';
import { serveOrderDocuments } from './order-documents/routes.ts';
import { serveInvoices } from './orders/invoice-routes.ts';
import { serveOrders } from './orders/routes.ts';
import { serveOverview } from './overview/routes.ts';
import { servePapers } from './papers/routes.ts';
import { serveProviderSettings } from './provider-settings/routes.ts';
import type { Provider } from './provider.ts';
import { answerReadyPages } from './pages/ready-pages.ts';
import { openReplica } from './replica.ts';
import { serveSavedSearches } from './saved-searches/routes.ts';
import { serveReservations } from './reservations/routes.ts';
import { serveSearch } from './search/routes.ts';
import { openStock } from './stock/open-stock.ts';
import { serveViews } from './views/routes.ts';
import { serveUserData } from './user-data/routes.ts';
import { serveBulk } from './vehicles/bulk-routes.ts';
import { serveVehicles } from './vehicles/routes.ts';
import { serveWorklist } from './worklist/routes.ts';

/** The dependencies of the program. main.ts creates them; tests create their own. */
export interface AppDeps {
  db: Database;
  /** A second database that follows the first, for long reads. */
  replica?: Database;
  /** Closed by its owner. */
  passwords: Passwords;
  files: Storage;
  /** The key of the hashes in the table of sign-ins; the key of the secrets of second factors is derived from it. */
  networkKey: Buffer;
  provider: Provider;
  /** What clerks read of the configuration. */
  settings: Settings;
  /** Origin of links and cookies, "https://portal.example". */
  publicUrl: string;
  /** Uploads are unpacked here. The owner empties it. */
  scratchFolder: string;
  /** Proxies whose X-Forwarded-For and X-Forwarded-Proto are trusted. */
  trustProxy?: string[];
  /** Whether every admin needs a second factor. */
  demandsSecondFactor?: boolean;
  limits?: Partial<Limits>;
  network?: Partial<Network>;
  /** Ids of new orders. Absent: random UUIDs. Tests force two orders to have the same number. */
  newOrderId?: () => string;
  /** Waits so many milliseconds. Absent: the clock of the machine. Tests do not wait. */
  pause?: (ms: number) => Promise<unknown>;
  /** Without it nothing is logged. */
  log?: FastifyBaseLogger;
  /** Checks every answer and problem against its schema, as tests do. */
  checkAnswers?: boolean;
  /** The bound of the cache of visitors' pages in bytes. Absent: 32 MB. */
  pageCacheBytes?: number;
  streams?: Partial<StreamLimits>;
  /** Serves the pages. Absent if only the API is needed. */
  servePages?: (app: FastifyInstance) => Promise<void>;
}

declare module 'fastify' {
  interface FastifyInstance {
    deps: AppDeps & { limits: Limits };
  }
}

/** Builds the program. A feature may only use features that are served before it. */
export async function createApp(deps: AppDeps): Promise<FastifyInstance> {
  const network = { ...NETWORK, ...deps.network };
  const app = fastify({
    ...networkOptions(network),
    ...(deps.log ? { loggerInstance: deps.log } : { logger: false }),
    logController: new LogController({ disableRequestLogging: true }),
    // zod checks what comes and goes. Fastify would load its own compilers of schemas at each start.
    schemaController: { compilersFactory: { buildValidator: noSchema, buildSerializer: noSchema } },
    genReqId: () => randomUUID(),
    trustProxy: deps.trustProxy ?? false,
    bodyLimit: 1024 * 1024,
    // Node's limit for headers. A longer parameter matches no route and gets 404.
    routerOptions: { maxParamLength: 16_384 },
    rewriteUrl: ({ url = '/' }) => readableUrl(url),
  });
  app.decorate('deps', { ...deps, limits: { ...LIMITS, ...deps.limits } });
  app.decorate('endpoints', []);
  app.decorate('checkAnswers', deps.checkAnswers ?? false);
  answerReadyPages(app);
  limitNetwork(app, network);
  decorateWithUser(app);
  answerProblems(app);
  logRequests(app);
  takeJsonOnly(app);

  await app.register(cookie);
  await app.register(helmet, helmetOptions(deps.publicUrl));
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: 1024 });
  await app.register(multipart, { limits: { fileSize: UPLOAD_MAX_BYTES, files: UPLOAD_MAX_FILES + 1 } });
  refuseForeignOrigins(app, deps.publicUrl);

  openReplica(app);
  serveHealth(app);
  serveAudit(app);
  serveAccounts(app);
  servePasswords(app);
  serveSecondFactor(app);
  serveSessions(app);
  serveAdmins(app);
  serveDealers(app);
  serveAddresses(app);
  servePapers(app);
  serveOrders(app);
  serveInvoices(app);
  serveOrderDocuments(app);
  serveComplaints(app);
  serveReservations(app);
  openStock(app);
  serveEvents(app);
  serveVehicles(app);
  serveBulk(app);
  serveMarks(app);
  await serveUnsubscribe(app);
  await serveSavedSearches(app);
  serveCompany(app);
  serveFeeds(app);
  serveImports(app);
  serveImportJobs(app);
  serveUserData(app);
  serveContact(app);
  serveOverview(app);
  serveMails(app, recordMailSentAgain);
  serveNotes(app);
  serveWorklist(app);
  serveSearch(app);
  serveViews(app);
  serveProviderSettings(app);
  await deps.servePages?.(app);
  return app;
}

function noSchema(): never {
  throw new Error('a route has a schema of Fastify: its endpoint has those of zod');
}

/** JSON is the only body besides uploads. A call without a body may have an empty one. */
function takeJsonOnly(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parseJson(request, String(body), done);
  });
}

// The pages set their own Content-Security-Policy with the hashes of their inline scripts. Calls and files need only this one.
function helmetOptions(publicUrl: string) {
  const isHttps = publicUrl.startsWith('https:');
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    strictTransportSecurity: isHttps,
    crossOriginResourcePolicy: { policy: 'same-origin' as const },
    referrerPolicy: { policy: 'same-origin' as const },
  };
}

/**
 * A path that cannot be decoded, such as "/%", is taken literally. It matches no route and gets 404, as a
 * page or as a call.
 */
function readableUrl(url: string): string {
  const [path = ''] = url.split('?', 1);
  return canBeDecoded(path) ? url : path.replaceAll('%', '%25') + url.slice(path.length);
}

function canBeDecoded(path: string): boolean {
  try {
    // Use the result: otherwise the bundler removes the call.
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
}
