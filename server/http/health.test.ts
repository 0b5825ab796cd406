import { describe, expect, test } from 'vitest';
import { ERROR_STATUS } from '../../contract/errors.ts';
import { testApp } from '../../fixtures/app.ts';
import { codesOf } from './openapi.ts';

const app = await testApp({ publicUrl: 'https://portal.example' });

test('the portal is healthy when its database answers', async () => {
  const answer = await app.inject('/api/health');
  expect([answer.statusCode, answer.json()]).toMatchObject([200, { status: 'ok' }]);
});

test('the health check says whether the stock is in memory', async () => {
  const stockOf = async () => (await app.inject('/api/health')).json<{ stock: string }>().stock;
  expect(await stockOf()).toBe('database');
  await app.inject('/api/vehicles');
  expect(await stockOf()).toBe('memory');
});

type Json = Record<string, unknown>;

interface Operation {
  summary: string;
  parameters?: { name: string; in: string; required: boolean; schema: Json }[];
  requestBody?: { required: boolean; content: Record<string, { schema: Json }> };
  responses: Record<string, { description: string; content?: Record<string, { schema: Json }> }>;
  security?: Json[];
}

interface OpenApi {
  openapi: string;
  info: { title: string; version: string };
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Json>; securitySchemes: Record<string, Json> };
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null;
}

/** Every object in a document, with its path. */
function* objectsIn(value: unknown, path = '#'): Generator<[string, Json]> {
  if (!isObject(value)) return;
  yield [path, value];
  for (const [key, member] of Object.entries(value)) yield* objectsIn(member, `${path}/${key}`);
}

const TYPES = new Set(['string', 'number', 'integer', 'boolean', 'object', 'array', 'null']);

describe('the OpenAPI document', async () => {
  const document = (await app.inject('/api/openapi.json')).json<OpenApi>();
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      path,
      operation,
    })),
  );

  test('is of version 3.1 and names the portal', () => {
    expect(document.openapi).toMatch(/^3\.1\.\d$/);
    expect(document.info).toEqual({ title: expect.any(String), version: expect.any(String) });
    expect(document.servers).toEqual([{ url: 'https://portal.example' }]);
  });

  test('describes exactly the served calls', () => {
    const served = app.endpoints.map(({ method, path }) => `${method} ${path}`);
    expect(operations.map(({ name }) => name).toSorted()).toEqual(served.toSorted());
    expect(new Set(served).size).toBe(served.length);
  });

  /** All other query parameters are optional. */
  const REQUIRED_IN_QUERY = new Set([
    '/api/vehicles/states id',
    '/api/admin/vehicles/interest id',
    '/api/admin/notes subject',
    '/api/admin/notes subjectId',
    '/api/admin/search q',
  ]);

  /** The calls that answer a file, of which the document does not know the type. */
  const FILES = new Set([
    'GET /api/admin/mails/{id}/html',
    'GET /api/admin/audit.csv',
    'GET /api/dealer/papers/{id}',
    'GET /api/orders/{id}/documents/{documentId}',
    'GET /api/orders/{id}/arrival-form.pdf',
    'POST /api/orders/{id}/generate-xml-invoice',
    'GET /api/admin/orders.csv',
    'GET /api/admin/dealers.csv',
    'GET /api/admin/reservations.csv',
    'GET /api/admin/mails.csv',
    'GET /api/admin/invoices.csv',
    'GET /api/admin/intra-community-supplies.csv',
    'POST /api/admin/vehicles/export',
    'GET /api/vehicles/export',
    'GET /api/invoices/{number}.xml',
    'GET /api/invoices/{number}.pdf',
    'GET /api/orders/{id}/complaints/{complaintId}/photos/{photoId}',
    'GET /api/vehicles/{id}/media.zip',
  ]);

  /** The content type of a success. A call without a row answers JSON. */
  const CONTENT_TYPES: Record<string, string> = {
    ...Object.fromEntries([...FILES].map((name) => [name, '*/*'])),
    'GET /api/events': 'text/event-stream',
  };

  test.each(operations)('$name is described completely', ({ name, path, operation }) => {
    expect(operation.summary).toMatch(/\S/);
    expect(
      Object.keys(operation).every((key) =>
        ['summary', 'parameters', 'requestBody', 'responses', 'security'].includes(key),
      ),
    ).toBe(true);

    const parameters = operation.parameters ?? [];
    const inPath = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name);
    expect(new Set(inPath)).toEqual(new Set([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)));
    for (const parameter of parameters) {
      expect(['path', 'query', 'header']).toContain(parameter.in);
      const isRequired = parameter.in === 'path' || REQUIRED_IN_QUERY.has(`${path} ${parameter.name}`);
      expect(parameter.required).toBe(isRequired);
      expect(typeof parameter.schema).toBe('object');
    }
    expect(new Set(parameters.map((parameter) => `${parameter.in} ${parameter.name}`)).size).toBe(
      parameters.length,
    );

    const statuses = Object.keys(operation.responses);
    expect(statuses.filter((status) => status.startsWith('2'))).toHaveLength(1);
    expect(statuses).toEqual(expect.arrayContaining(['500', '503']));
    for (const [status, response] of Object.entries(operation.responses)) {
      expect(response.description).toMatch(/\S/);
      const [content] = Object.keys(response.content ?? {});
      const done = status === '204' ? undefined : (CONTENT_TYPES[name] ?? 'application/json');
      const expected = Number(status) < 300 ? done : 'application/problem+json';
      expect([status, content]).toEqual([status, expected]);
    }
  });

  test('has no unresolved reference', () => {
    const references = [...objectsIn(document)]
      .map(([, object]) => object['$ref'])
      .filter((each) => typeof each === 'string');
    const follow = (reference: string) =>
      reference
        .split('/')
        .slice(1)
        .reduce<unknown>((at, key) => (isObject(at) ? at[key] : undefined), document);
    expect(references).toContain('#/components/schemas/Problem');
    expect(references.filter((reference) => !isObject(follow(reference)))).toEqual([]);
  });

  test('contains only schemas of JSON Schema 2020-12', () => {
    for (const [path, object] of objectsIn(document)) {
      if (!path.includes('/schema/') && !path.endsWith('/schema')) continue;
      if (/\/(properties|enum|required)$/.test(path)) continue;
      const types = object['type'] === undefined ? [] : [object['type']].flat();
      expect([path, types.filter((type) => typeof type !== 'string' || !TYPES.has(type))]).toEqual([
        path,
        [],
      ]);
      // Keywords of OpenAPI 3.0.
      expect([path, object['nullable'], typeof object['exclusiveMinimum'] === 'boolean']).toEqual([
        path,
        undefined,
        false,
      ]);
    }
  });

  test('lists every error code, each with a call that may answer it', () => {
    const problem = document.components.schemas['Problem'];
    expect(problem).toMatchObject({ properties: { code: { enum: Object.keys(ERROR_STATUS) } } });
    const promised = app.endpoints.flatMap((endpoint) => [...codesOf(endpoint)]);
    expect([...new Set(promised)].toSorted()).toEqual(Object.keys(ERROR_STATUS).toSorted());
  });

  test('is built once', async () => {
    const first = await app.inject('/api/openapi.json');
    app.endpoints.push({ method: 'GET', path: '/api/later', summary: 'Not served', access: 'public' });
    const second = await app.inject('/api/openapi.json').finally(() => app.endpoints.pop());
    expect(second.body).toBe(first.body);
  });

  test('states which calls need a session', () => {
    expect(document.paths['/api/user']?.['get']?.security).toEqual([{ session: [] }]);
    expect(document.paths['/api/login']?.['post']?.security).toBeUndefined();
    expect(document.components.securitySchemes['session']).toEqual({
      type: 'apiKey',
      in: 'cookie',
      name: '__Host-sid',
    });
  });
});
