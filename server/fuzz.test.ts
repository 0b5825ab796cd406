import { get } from 'node:http';
import { dirname } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { randomFrom } from '../demo/random.ts';
import { testApp } from '../fixtures/app.ts';
import { choicesOf } from '../fixtures/fuzz/choose.ts';
import { faultIn } from '../fixtures/fuzz/faults.ts';
import { asHeader } from '../fixtures/fuzz/changes.ts';
import { harmlessRequest, hostileRequest, type SentRequest } from '../fixtures/fuzz/hostile-request.ts';
import { HOSTILE_TEXTS, readHostileTexts } from '../fixtures/fuzz/hostile-texts.ts';
import {
  type OpenApiDocument,
  type Operation,
  operationsOf,
  pagesAsOperations,
} from '../fixtures/fuzz/operations.ts';
import { loadPages } from '../fixtures/fuzz/pages.ts';
import { type Identity, IDENTITIES, rowsFor } from '../fixtures/fuzz/rows.ts';
import { FIELD_NAMES } from '../web/auth/steps.ts';
import { openLog } from './log.ts';
import { projectRoot } from '../database/project-root.ts';

/** FUZZ_SEED and FUZZ_REQUESTS vary the run. HOSTILE_VALUES names a folder with lists of further texts. */
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_122);
const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? 20_000);
const listsFolder = process.env['HOSTILE_VALUES'];
const PARALLEL = 8;
/** The forms that pages take, with the fields that are filled in. */
const FORMS = [
  ['/auth?next=', ['email', 'password']],
  ['/auth?tab=register&next=', FIELD_NAMES],
  ['/auth/reset?lang=', ['email']],
  ['/auth/reset?token=', ['token', 'password', '__proto__']],
] as const;
/** New rows are created after this many requests. By then most old rows are reserved or deleted. */
const REQUESTS_PER_ROWS = 60;
/** A page takes as long as twenty calls, so it is requested less often. */
const PAGE_WEIGHT = 0.2;
const MOST_FAULTS_SHOWN = 20;
const TIMEOUT = 60 * 60 * 1000;

/** The logged cause of each 5xx answer by the id of its request: the top of a stack, or a reason. */
const causes = new Map<string, string>();
const log = openLog({
  write(line) {
    // The log writes JSON with these fields.
    const logged = JSON.parse(line) as { reqId?: string; err?: { stack: string }; reason?: string };
    const cause = logged.err?.stack.split('\n').slice(0, 6).join('\n') ?? logged.reason;
    if (logged.reqId && cause) causes.set(logged.reqId, cause);
  },
});
log.level = 'warn';
const pages = await loadPages();
const app = await testApp({ servePages: pages.serve, log, trustProxy: ['127.0.0.1'] });
afterAll(() => pages.close());
/** No answer may contain these paths. */
const folders = [projectRoot, dirname(app.deps.scratchFolder)];

const calls = operationsOf((await app.inject('/api/openapi.json')).json<OpenApiDocument>());
const nameOf = ({ method, path }: Operation) => `${method} ${path}`;
const listParameters = calls.find((call) => nameOf(call) === 'GET /api/vehicles')?.parameters ?? [];
const operations = [...calls, ...pagesAsOperations(pages.routes, listParameters)].map(
  (operation) => [operation, weightOf(operation)] as const,
);
const nextRows = await rowsFor(app);
const random = randomFrom(SEED);
const choices = choicesOf(random, listsFolder ? readHostileTexts(listsFolder) : []);

/** Operations with many parameters are tried more often. */
function weightOf({ isPage, parameters, body }: Operation): number {
  return isPage ? PAGE_WEIGHT : 1 + parameters.length + Object.keys(body?.properties ?? {}).length;
}

/** The identity that may call is chosen most often. */
function someone({ access }: Operation): Identity {
  return random.weighted(IDENTITIES.map((identity) => [identity, access === identity ? 6 : 1] as const));
}

function send({ method, url, headers, payload }: SentRequest) {
  return app.inject({
    // Fastify's type lists the methods that it knows; others are sent as well.
    method: method as 'GET',
    url,
    headers,
    ...(payload === undefined ? {} : { payload }),
  });
}

function shown({ identity, method, url, headers, payload = '' }: SentRequest): string {
  const { cookie: _, ...others } = headers;
  const parts = [url, JSON.stringify(others), payload.toString('utf8')].map((part) => part.slice(0, 300));
  return `${identity}: ${method} ${parts.join(' ')}`;
}

test(
  'every call gets a valid request before hostile changes',
  async () => {
    const refused: string[] = [];
    for (const call of calls.filter(({ upload }) => upload === undefined)) {
      for (let time = 0; time < 2; time += 1) {
        const identity = call.access === 'admin' ? 'admin' : 'dealer';
        const request = harmlessRequest(call, identity, await nextRows(), choices);
        const { statusCode, body } = await send(request);
        if ([400, 404, 415].includes(statusCode)) refused.push(`${shown(request)} -> ${statusCode} ${body}`);
      }
    }
    expect(refused).toEqual([]);
  },
  TIMEOUT,
);

test(
  'no input causes a 5xx',
  async () => {
    const faults = new Map<string, string>();
    const undocumented = new Set<string>();
    let rows = await nextRows();
    let count = 0;
    const fuzz = async () => {
      while (count < REQUESTS) {
        count += 1;
        if (count % REQUESTS_PER_ROWS === 0) rows = await nextRows();
        const operation = random.weighted(operations);
        const request = hostileRequest(operation, someone(operation), rows, choices);
        const answer = await send(request);
        const { statusCode } = answer;
        const fault = faultIn(request, answer, folders);
        if (fault) {
          const cause = causes.get(String(answer.headers['x-request-id'])) ?? '';
          const what = `${fault}: ${shown(request)}\n-> ${statusCode} ${answer.body.slice(0, 300)}\n${cause}`;
          faults.set(`${nameOf(operation)} ${fault} ${cause}`, what);
        }
        const isDocumented = request.method !== operation.method || operation.statuses.includes(statusCode);
        if (!operation.isPage && !isDocumented) undocumented.add(`${nameOf(operation)} ${statusCode}`);
      }
    };
    const startedAt = performance.now();
    await Promise.all(Array.from({ length: PARALLEL }, fuzz));
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    process.stdout.write(`fuzzer: seed ${SEED}, ${count} requests, ${seconds} s\n`);
    if (undocumented.size > 0) process.stdout.write(`undocumented: ${[...undocumented].join(', ')}\n`);
    const told = [...faults.values()].slice(0, MOST_FAULTS_SHOWN);
    expect(told.join('\n\n'), `${faults.size} kinds of faults, seed ${SEED}`).toBe('');
  },
  TIMEOUT,
);

test(
  'no posted form causes a 5xx, whatever is in its fields and its address',
  async () => {
    const faults: string[] = [];
    for (const text of HOSTILE_TEXTS)
      for (const [path, names] of FORMS) {
        const payload = new URLSearchParams(names.map((name) => [name, text])).toString();
        const answer = await app.inject({
          method: 'POST',
          url: path + new URLSearchParams({ text }).toString().replace('text=', ''),
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          payload,
        });
        const leads = String(answer.headers['location'] ?? '/');
        if (answer.statusCode >= 500 || !/^\/(?![/\\])/.test(leads))
          faults.push(`${path} ${text.slice(0, 200)} -> ${answer.statusCode} ${leads}`);
      }
    expect(faults).toEqual([]);
  },
  TIMEOUT,
);

test(
  'no request target, in whatever spelling, causes a 5xx',
  async () => {
    const origin = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
    // Node's client refuses blanks and control characters, as its server does.
    const targets = HOSTILE_TEXTS.map((text) => asHeader(text).replaceAll(/[\s\u0080-\u00a0]/g, ''));
    const faults: string[] = [];
    for (const target of targets.flatMap((text) => [
      text,
      `/${text}`,
      `//${text}`,
      `/api/vehicles/${text}?${text}`,
    ])) {
      if (target === '' || target === '/') continue;
      const status = await new Promise<number | string>((resolve) => {
        get({ host: origin.hostname, port: origin.port, path: target, agent: false }, (response) => {
          response.resume();
          resolve(response.statusCode ?? 0);
        }).on('error', ({ message }) => resolve(message));
      });
      if (typeof status === 'string' || status >= 500) faults.push(`${target.slice(0, 200)} -> ${status}`);
    }
    expect(faults).toEqual([]);
  },
  TIMEOUT,
);
