import type { InjectOptions } from 'fastify';
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from '../../contract/endpoint.ts';
import { testApp } from '../../fixtures/app.ts';
import { aDealer, anAdmin } from '../../fixtures/dealers.ts';
import { tryTexts, LONGEST_BYTES, PROBE_BYTES } from '../../fixtures/event-loop.ts';
import { HOSTILE_IN_HEADERS, HOSTILE_SHAPES } from '../../fixtures/hostile-texts.ts';
import { aVehicle } from '../../fixtures/vehicles.ts';

const app = await testApp();
const admin = await anAdmin(app);
const dealer = await aDealer(app);
// With one vehicle, the response is long enough to be compressed.
const vehicle = await aVehicle(app.deps.db);

/** Node refuses a request whose address and headers together exceed 16 KB. */
const HEAD_LONGEST_BYTES = 15_000;

const IN_BODY = { lengths: [PROBE_BYTES, LONGEST_BYTES], shapes: HOSTILE_SHAPES };
const IN_ADDRESS = { lengths: [HEAD_LONGEST_BYTES], shapes: HOSTILE_SHAPES };
const IN_HEADER = { lengths: [HEAD_LONGEST_BYTES], shapes: HOSTILE_IN_HEADERS };

/** Prepares a request. The response must not be an error of the server. */
function sending(request: InjectOptions) {
  return async () => {
    const { statusCode } = await app.inject(request);
    expect(statusCode).toBeLessThan(500);
    return statusCode;
  };
}

/** Encoded for an address and cut to the length that Node accepts. */
const encoded = (text: string) => encodeURIComponent(text).slice(0, HEAD_LONGEST_BYTES);

/** The paths of all fields of a body that can be a text: "address.street". */
function textsIn(schema: Schema, path: readonly string[] = []): string[][] {
  const members = Object.entries(schema.properties ?? {});
  const below = members.flatMap(([name, member]) => textsIn(member, [...path, name]));
  const items = schema.items ? textsIn(schema.items, [...path, '0']) : [];
  const inside = [...below, ...items, ...(schema.anyOf ?? []).flatMap((each) => textsIn(each, path))];
  return inside.length > 0 ? inside : [[...path]];
}

interface Schema {
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
}

const schemaOf = (schema: z.ZodType) =>
  // A JSON schema has many more properties; these lead to texts.
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema;

/** ["address", "street"] -> { address: { street: text } }; "0" makes a list. */
function bodyWith(path: readonly string[], text: string): unknown {
  return path.reduceRight<unknown>((inner, name) => (name === '0' ? [inner] : { [name]: inner }), text);
}

const cookieFor = ({ access }: Endpoint) => (access === 'activeDealer' ? dealer : admin).cookie;
const urlOf = ({ path }: Endpoint) => path.replaceAll(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000');

const bodies = app.endpoints.flatMap((endpoint) => {
  if (!endpoint.body) return [];
  const paths = new Set(textsIn(schemaOf(endpoint.body)).map((path) => path.join('.')));
  return [...paths].map((path) => [endpoint.method, endpoint.path, path, endpoint] as const);
});

test.each(bodies)('%s %s: no text as %s delays other requests', async (method, _, path, endpoint) => {
  const { slow } = await tryTexts({
    ...IN_BODY,
    prepare: (text) =>
      sending({
        method,
        url: urlOf(endpoint),
        headers: { cookie: cookieFor(endpoint), 'content-type': 'application/json' },
        payload: JSON.stringify(bodyWith(path.split('.'), text)),
      }),
  });
  expect(slow).toBeNull();
});

test.each([
  ['truncated JSON', (text: string) => `{"email": "${text}`],
  ['not JSON', (text: string) => text],
  ['a key', (text: string) => JSON.stringify({ [text]: 1 })],
  ['blanks after a forbidden key', (text: string) => `{"__proto__"${' '.repeat(text.length)}:1}`],
])('no body that is %s delays other requests', async (_, bodyOf) => {
  const { slow } = await tryTexts({
    ...IN_BODY,
    prepare: (text) =>
      sending({
        method: 'POST',
        url: '/api/login',
        headers: { 'content-type': 'application/json' },
        payload: bodyOf(text),
      }),
  });
  expect(slow).toBeNull();
});

const parameters = app.endpoints.flatMap((endpoint) =>
  Object.keys(endpoint.query?.shape ?? {}).map((name) => [endpoint.path, name, endpoint] as const),
);

test.each(parameters)('%s: no text as %s delays other requests', async (path, name, endpoint) => {
  const { slow } = await tryTexts({
    ...IN_ADDRESS,
    prepare: (text) =>
      sending({
        method: 'GET',
        url: `${path}?${name}=${encoded(text)}`,
        headers: { cookie: cookieFor(endpoint) },
      }),
  });
  expect(slow).toBeNull();
});

test.each(['/api/vehicles/', '/api/orders/', '/media/', '/media/x/', '/api/', '/'])(
  'no path below %s delays other requests',
  async (folder) => {
    const { slow } = await tryTexts({
      ...IN_ADDRESS,
      prepare: (text) =>
        sending({
          method: 'GET',
          url: folder + encoded(text),
          headers: { cookie: admin.cookie },
        }),
    });
    expect(slow).toBeNull();
  },
);

const HEADERS = [
  'accept',
  'accept-encoding',
  'forwarded',
  'host',
  'idempotency-key',
  'if-match',
  'if-modified-since',
  'if-none-match',
  'origin',
  'range',
  'referer',
  'sec-fetch-site',
  'user-agent',
  'x-forwarded-for',
  'x-forwarded-proto',
];

test.each(HEADERS)('no header %s delays other requests', async (name) => {
  for (const { method, url, cookie } of [
    { method: 'GET', url: '/api/vehicles', cookie: admin.cookie },
    { method: 'POST', url: '/api/orders/create', cookie: dealer.cookie },
    { method: 'PATCH', url: `/api/vehicles/${vehicle.id}`, cookie: admin.cookie },
  ] as const) {
    const { slow } = await tryTexts({
      ...IN_HEADER,
      prepare: (text) =>
        sending({
          method,
          url,
          headers: { cookie, [name]: text },
          ...(method === 'GET' ? {} : { payload: {} }),
        }),
    });
    expect(slow).toBeNull();
  }
});

test('no Content-Type of an upload delays other requests', async () => {
  const { slow } = await tryTexts({
    ...IN_HEADER,
    prepare: (text) =>
      sending({
        method: 'POST',
        url: '/api/upload/vehicle-zip',
        headers: {
          cookie: admin.cookie,
          'content-type': `multipart/form-data; ${text}; boundary=${text.slice(0, 70)}`,
        },
        payload: text,
      }),
  });
  expect(slow).toBeNull();
});

test('no cookie delays other requests', async () => {
  const { slow } = await tryTexts({
    ...IN_HEADER,
    prepare: (text) =>
      sending({ method: 'GET', url: '/api/vehicles', headers: { cookie: `sid=${text}; locale=${text}` } }),
  });
  expect(slow).toBeNull();
});
