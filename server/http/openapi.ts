import { z } from 'zod';
import type { Access, Endpoint } from '../../contract/endpoint.ts';
import { ERROR_STATUS, ERROR_TITLE, type ErrorCode } from '../../contract/errors.ts';

type Json = Record<string, unknown>;

/** Codes that a call may answer because of who asks. */
const CODES_OF_ACCESS: Record<Access, ErrorCode[]> = {
  public: [],
  signedIn: ['NOT_AUTHENTICATED'],
  activeDealer: ['NOT_AUTHENTICATED', 'DEALER_NOT_ACTIVE'],
  activeDealerOrAdmin: ['NOT_AUTHENTICATED', 'DEALER_NOT_ACTIVE'],
  admin: ['NOT_AUTHENTICATED', 'ADMIN_ONLY'],
};

/** The OpenAPI 3.1 document of the endpoints that a server answers. */
export function openApiDocument(endpoints: readonly Endpoint[], portal: { name: string; url: string }): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: operationOf(endpoint),
    };
  }
  return {
    openapi: '3.1.0',
    info: { title: portal.name, version: '1' },
    servers: [{ url: portal.url }],
    paths,
    components: {
      schemas: { Problem: PROBLEM },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'sid' } },
    },
  };
}

function operationOf(endpoint: Endpoint): Json {
  const operation: Json = { summary: endpoint.summary, responses: responsesOf(endpoint) };
  const parameters = [
    ...parametersOf('path', endpoint.params),
    ...parametersOf('query', endpoint.query),
    ...parametersOf('header', endpoint.headers),
  ];
  if (parameters.length > 0) operation['parameters'] = parameters;
  if (endpoint.body)
    operation['requestBody'] = { required: true, content: jsonContent(inputSchema(endpoint.body)) };
  if (endpoint.upload)
    operation['requestBody'] = {
      required: true,
      content: { 'multipart/form-data': { schema: filesOf(endpoint) } },
    };
  if (endpoint.access !== 'public') operation['security'] = [{ session: [] }];
  return operation;
}

function responsesOf(endpoint: Endpoint): Json {
  const status = endpoint.status ?? 200;
  const responses: Record<string, Json> = {
    [status]: endpoint.result
      ? { description: 'Done', content: jsonContent(outputSchema(endpoint.result)) }
      : { description: 'Done' },
  };
  for (const [refused, codes] of Object.entries(codesByStatus(endpoint))) {
    responses[refused] = {
      description: codes.map((code) => `${code}: ${ERROR_TITLE[code]}`).join(' '),
      content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
    };
  }
  return responses;
}

function codesByStatus(endpoint: Endpoint): Record<number, ErrorCode[]> {
  const byStatus: Record<number, ErrorCode[]> = {};
  for (const code of codesOf(endpoint)) (byStatus[ERROR_STATUS[code]] ??= []).push(code);
  return byStatus;
}

/** Every code that a call may answer: its own, and those that come with its access, method and input. */
export function codesOf(endpoint: Endpoint): Set<ErrorCode> {
  const isReading = endpoint.method === 'GET';
  return new Set<ErrorCode>([
    // A call without a body refuses one as well.
    ...(isReading
      ? []
      : (['VALIDATION_FAILED', 'FOREIGN_ORIGIN', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA'] as const)),
    ...(endpoint.query ? (['VALIDATION_FAILED'] as const) : []),
    ...CODES_OF_ACCESS[endpoint.access],
    ...(endpoint.params ? (['NOT_FOUND'] as const) : []),
    // Object.keys gives strings; the keys of `errors` are codes.
    ...(Object.keys(endpoint.errors ?? {}) as ErrorCode[]),
    'INTERNAL',
    'UNAVAILABLE',
  ]);
}

function parametersOf(place: string, schema: z.ZodObject | undefined): Json[] {
  if (!schema) return [];
  return Object.entries(schema.shape).map(([name, member]) => {
    // zod types the members of a shape by its core, which its own methods do not take.
    const type = member as z.ZodType;
    return { name, in: place, required: !type.safeParse(undefined).success, schema: inputSchema(type) };
  });
}

function filesOf({ upload }: Endpoint): Json {
  const file = { type: 'string', contentMediaType: 'application/zip' };
  if (!upload) return {};
  const schema = upload.maxFiles === 1 ? file : { type: 'array', items: file, maxItems: upload.maxFiles };
  return { type: 'object', required: [upload.field], properties: { [upload.field]: schema } };
}

const jsonContent = (schema: Json): Json => ({ 'application/json': { schema } });
const inputSchema = (schema: z.ZodType): Json => jsonSchema(schema, 'input');
const outputSchema = (schema: z.ZodType): Json => jsonSchema(schema, 'output');

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

const PROBLEM: Json = {
  type: 'object',
  required: ['type', 'title', 'status', 'detail', 'code', 'message', 'requestId'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string' },
    code: { type: 'string', enum: Object.keys(ERROR_STATUS) },
    message: { type: 'string' },
    requestId: { type: 'string' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['path', 'message', 'code'],
        properties: { path: { type: 'string' }, message: { type: 'string' }, code: { type: 'string' } },
      },
    },
  },
};
