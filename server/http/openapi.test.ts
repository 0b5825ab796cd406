import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from '../../contract/endpoint.ts';
import type { ErrorCode } from '../../contract/errors.ts';
import { exampleOf } from '../../contract/examples/all.ts';
import { VAT_ID_CHECKS } from '../../contract/states.ts';
import { testApp } from '../../fixtures/app.ts';
import { codesOf } from './openapi.ts';
import { isPromisedPayload, payloadSchemaOf } from './payload.ts';

const app = await testApp();
const calls = app.endpoints.map((endpoint) => ({ name: `${endpoint.method} ${endpoint.path}`, endpoint }));

const NOTHING = z.undefined();

/** Like the schema, but without any other key. */
const strict = (schema: z.ZodObject | undefined) => (schema ? z.strictObject(schema.shape) : NOTHING);

/** The own codes of a call that have a payload. */
const codesWithPayload = (endpoint: Endpoint) =>
  [...codesOf(endpoint)].filter((code) => endpoint.errors?.[code] && payloadSchemaOf(endpoint, code));

test.each(calls)('the example of $name fits its schemas', ({ endpoint }) => {
  const example = exampleOf(endpoint);
  if (!example) throw new Error('there is no example');
  strict(endpoint.params).parse(example.params);
  strict(endpoint.query).parse(example.query);
  strict(endpoint.headers).parse(example.headers);
  (endpoint.body ?? NOTHING).parse(example.body);
  expect((example.files ?? []).length > 0).toBe(endpoint.upload !== undefined);
  // An answer has exactly what its schema says.
  expect((endpoint.result ?? NOTHING).parse(example.result)).toEqual(example.result);
  const errors = Object.entries(example.errors ?? {});
  expect(errors.map(([code]) => code).toSorted()).toEqual(codesWithPayload(endpoint).toSorted());
  for (const [code, payload] of errors)
    // Object.entries gives strings; the line above has compared them with the codes.
    expect([code, isPromisedPayload(endpoint, code as ErrorCode, payload)]).toEqual([code, true]);
});

/** The optional fields of each body that creates something. */
const optionalFields = calls.flatMap(({ name, endpoint }) => {
  const { body, status } = endpoint;
  if (status !== 201 || !(body instanceof z.ZodObject)) return [];
  const fields = Object.entries(body.shape).filter(([, schema]) => z.safeParse(schema, undefined).success);
  return fields.map(([field]) => ({ name, field, body, example: exampleOf(endpoint)?.body as object }));
});

test.each(optionalFields)(
  '$field of $name may be null or empty, as if it were absent',
  ({ field, body, example }) => {
    const absent = body.parse({ ...example, [field]: undefined });
    for (const nothing of [null, '']) expect(body.parse({ ...example, [field]: nothing })).toEqual(absent);
  },
);

/** A JSON value with `more` behind the text at this path. */
function extended(value: unknown, at: (path: string) => boolean, more: string, path = ''): unknown {
  if (typeof value === 'string') return at(path) ? value + more : value;
  if (Array.isArray(value)) return value.map((each) => extended(each, at, more, `${path}[]`));
  if (!(value instanceof Object)) return value;
  const members = Object.entries(value);
  return Object.fromEntries(
    members.map(([name, member]) => [
      name,
      extended(member, at, more, path === '' ? name : `${path}.${name}`),
    ]),
  );
}

/** The paths of the texts of an example to which a person may add letters. */
function freeTextsOf(schema: z.ZodType, example: unknown): string[] {
  const paths = new Set<string>();
  extended(example, (path) => paths.add(path) === undefined, '');
  return [...paths].filter(
    (path) => schema.safeParse(extended(example, (each) => each === path, ' ab')).success,
  );
}

test('no free text of a call turns the direction of the text around it', () => {
  const free: string[] = [];
  const accepted = calls.flatMap(({ name, endpoint }) => {
    const { body, fields } = exampleOf(endpoint) ?? {};
    const schema = endpoint.body ?? endpoint.upload?.fields;
    const example = body ?? fields;
    if (!schema) return [];
    const texts = freeTextsOf(schema, example);
    free.push(...texts.map((path) => `${name} ${path}`));
    return ['\u202a', '\u202e', '\u2066', '\u2069'].flatMap((mark) =>
      texts
        .filter((path) => schema.safeParse(extended(example, (each) => each === path, `${mark}ab`)).success)
        .map((path) => `${name} ${path}`),
    );
  });
  expect(free).toEqual(
    expect.arrayContaining(['POST /api/orders/{id}/complaints text', 'POST /api/admin/notes text']),
  );
  // Nobody else reads a secret, `from` is compared with what is stored, and names of files lose such marks as those of uploads do.
  const isHarmless = /(?:[pP]assword|token|code| from\.(?:street|vatId)| fileNames\[\])$/;
  expect([...new Set(accepted)].filter((text) => !isHarmless.test(text))).toEqual([]);
});

interface Content {
  schema: object;
  example?: unknown;
  examples?: Record<string, { $ref?: string; value?: unknown }>;
}

interface Operation {
  parameters?: { name: string; in: string; example?: unknown }[];
  requestBody?: { content: Record<string, Content> };
  responses: Record<string, { content?: Record<string, Content> }>;
}

interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { examples: Record<string, { value: unknown }> };
}

describe('the OpenAPI document', async () => {
  const { paths, components } = (await app.inject('/api/openapi.json')).json<Document>();
  const operationOf = ({ method, path }: Endpoint): Operation => {
    const operation = paths[path]?.[method.toLowerCase()];
    if (!operation) throw new Error(`${method} ${path} is missing`);
    return operation;
  };

  test.each(calls)('shows an example request and answer of $name', ({ endpoint }) => {
    const { parameters = [], requestBody, responses } = operationOf(endpoint);
    const inPath = parameters.filter((parameter) => parameter.in === 'path');
    expect(inPath.filter(({ example }) => example === undefined)).toEqual([]);
    for (const content of Object.values(requestBody?.content ?? {})) expect(content.example).toBeDefined();
    const status = endpoint.status ?? 200;
    const answer = responses[status]?.content?.['application/json'];
    expect(answer?.example).toEqual(exampleOf(endpoint)?.result);
  });

  test.each(calls)('shows an example of each error of $name, with its payload', ({ endpoint }) => {
    const problems: [status: string, code: string][] = [];
    for (const [status, { content }] of Object.entries(operationOf(endpoint).responses)) {
      for (const [code, example] of Object.entries(content?.['application/problem+json']?.examples ?? {})) {
        const value = example.$ref
          ? components.examples[example.$ref.replace('#/components/examples/', '')]?.value
          : example.value;
        const payload = exampleOf(endpoint)?.errors?.[code as ErrorCode] ?? {};
        expect(value).toMatchObject({ code, status: Number(status), ...payload });
        problems.push([status, code]);
      }
    }
    expect(problems.map(([, code]) => code).toSorted()).toEqual([...codesOf(endpoint)].toSorted());
  });

  test('says which payload comes with which code', () => {
    const order = paths['/api/orders/create']?.['post']?.responses['409']?.content;
    expect(order?.['application/problem+json']?.schema).toMatchObject({
      oneOf: [
        {
          allOf: [
            {},
            { properties: { code: { enum: ['VEHICLE_UNAVAILABLE'] } } },
            { required: ['vehicles'] },
          ],
        },
        { allOf: [{}, { properties: { code: { enum: ['PRICE_CHANGED'] } } }, { required: ['prices'] }] },
        {
          allOf: [
            {},
            { properties: { code: { enum: ['CONDITIONS_CHANGED'] } } },
            { required: ['vatCase', 'termsVersion'] },
          ],
        },
        { allOf: [{}, { properties: { code: { enum: ['IDEMPOTENCY_MISMATCH'] } } }] },
      ],
    });
  });

  test('names the three results of a check of a VAT id wherever it stands', () => {
    const found: unknown[] = [];
    JSON.stringify(paths, (name, value: unknown) => {
      if (name === 'vatIdCheck' && typeof value === 'object') found.push(value);
      return name.startsWith('example') ? undefined : value;
    });
    expect(found.length).toBeGreaterThan(10);
    for (const schema of found) expect(schema).toMatchObject({ enum: VAT_ID_CHECKS });
  });

  test('has an example of a broken rule that fits its schema', () => {
    const value = z
      .looseObject({ errors: z.array(z.unknown()) })
      .parse(components.examples['VALIDATION_FAILED']?.value);
    expect(isPromisedPayload(undefined, 'VALIDATION_FAILED', { errors: value.errors })).toBe(true);
  });
});
