import { get } from 'node:http';
import { afterAll, expect, test } from 'vitest';
import { asHeader } from '../fixtures/fuzz/changes.ts';
import { harmlessRequest } from '../fixtures/fuzz/hostile-request.ts';
import { HOSTILE_TEXTS } from '../fixtures/fuzz/hostile-texts.ts';
import { openFuzzer, shown, TIMEOUT, variationOf } from '../fixtures/fuzz/open-fuzzer.ts';
import { FIELD_NAMES } from '../web/auth/steps.ts';

/** The forms that pages take, with the fields that are filled in. */
const FORMS = [
  ['/auth?next=', ['email', 'password']],
  ['/auth?tab=register&next=', FIELD_NAMES],
  ['/auth/reset?lang=', ['email']],
  ['/auth/reset?token=', ['token', 'password', '__proto__']],
] as const;

const fuzzer = await openFuzzer(variationOf(process.env));
const { app, calls, choices, nextRows, send } = fuzzer;
afterAll(() => fuzzer.close());

test(
  'every call gets a valid request before hostile changes',
  async () => {
    const refused: string[] = [];
    let rows = await nextRows();
    for (const call of calls.filter(({ upload }) => upload === undefined)) {
      for (let time = 0; time < 2; time += 1) {
        const identity = call.access === 'admin' ? 'admin' : 'dealer';
        const request = harmlessRequest(call, identity, rows, choices);
        const { statusCode, body } = await send(request);
        if ([400, 404, 415].includes(statusCode)) refused.push(`${shown(request)} -> ${statusCode} ${body}`);
        // A call that reads or is refused leaves the rows as they are.
        if (call.method !== 'GET' && statusCode < 300) rows = await nextRows();
      }
    }
    expect(refused).toEqual([]);
  },
  TIMEOUT,
);

test(
  'no input causes a 5xx',
  async () => {
    const { told, kinds, seed } = await fuzzer.sendHostile();
    expect(told, `${kinds} kinds of faults, seed ${seed}`).toBe('');
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
