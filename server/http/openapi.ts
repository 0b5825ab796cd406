import type { z } from 'zod';
import type { Access, Endpoint } from '../../contract/endpoint.ts';
import { ERROR_STATUS, ERROR_TITLE, type ErrorCode } from '../../contract/errors.ts';
import { exampleOf } from '../../contract/examples/all.ts';
import { inputSchema, type Json, outputSchema } from './json-schema.ts';
import { problemComponents, problemContent } from './openapi-problems.ts';
import { sessionCookieOf } from './session.ts';

/** Codes that depend on the user of a call. */
const CODES_OF_ACCESS: Record<Access, ErrorCode[]> = {
  public: [],
  signedIn: ['NOT_AUTHENTICATED'],
  activeDealer: ['NOT_AUTHENTICATED', 'DEALER_NOT_ACTIVE'],
  activeDealerOrAdmin: ['NOT_AUTHENTICATED', 'DEALER_NOT_ACTIVE'],
  admin: ['NOT_AUTHENTICATED', 'ADMIN_ONLY'],
  fullAdmin: ['NOT_AUTHENTICATED', 'ADMIN_ONLY'],
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
      ...problemComponents(),
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: sessionCookieOf(portal.url) } },
    },
  };
}

function operationOf(endpoint: Endpoint): Json {
  const operation: Json = { summary: endpoint.summary, responses: responsesOf(endpoint) };
  const example = exampleOf(endpoint);
  const parameters = [
    ...parametersOf('path', endpoint.params, example?.params),
    ...parametersOf('query', endpoint.query, example?.query),
    ...parametersOf('header', endpoint.headers, example?.headers),
  ];
  if (parameters.length > 0) operation['parameters'] = parameters;
  if (endpoint.body) {
    const content = jsonContent(inputSchema(endpoint.body), example?.body);
    operation['requestBody'] = { required: true, content };
  }
  if (endpoint.upload) {
    const { field, maxFiles } = endpoint.upload;
    const files = { [field]: maxFiles === 1 ? example?.files?.[0] : example?.files, ...example?.fields };
    const content = { 'multipart/form-data': { schema: filesOf(endpoint), example: files } };
    operation['requestBody'] = { required: true, content };
  }
  if (endpoint.access !== 'public') operation['security'] = [{ session: [] }];
  return operation;
}

function responsesOf(endpoint: Endpoint): Json {
  const status = endpoint.status ?? 200;
  const responses: Record<string, Json> = {
    [status]: endpoint.result
      ? {
          description: 'Done',
          content: jsonContent(outputSchema(endpoint.result), exampleOf(endpoint)?.result),
        }
      : { description: 'Done', ...contentWithoutSchema(endpoint) },
  };
  for (const [refused, codes] of Object.entries(codesByStatus(endpoint))) {
    responses[refused] = {
      description: codes.map((code) => `${code}: ${ERROR_TITLE[code]}`).join(' '),
      content: problemContent(endpoint, codes),
    };
  }
  return responses;
}

/** OpenAPI 3.1 cannot describe the events of a stream, so their schemas are in an extension. */
function contentWithoutSchema({ isFile, events }: Endpoint): Json {
  if (isFile) return { content: { '*/*': {} } };
  if (!events) return {};
  const schemas = Object.entries(events).map(([name, schema]) => [name, outputSchema(schema)]);
  const stream = { schema: { type: 'string' }, 'x-events': Object.fromEntries(schemas) };
  return { content: { 'text/event-stream': stream } };
}

function codesByStatus(endpoint: Endpoint): Record<number, ErrorCode[]> {
  const byStatus: Record<number, ErrorCode[]> = {};
  for (const code of codesOf(endpoint)) (byStatus[ERROR_STATUS[code]] ??= []).push(code);
  return byStatus;
}

/** Every code that a call may answer: its own codes and those of its access, method and input. */
export function codesOf(endpoint: Endpoint): Set<ErrorCode> {
  const isReading = endpoint.method === 'GET';
  return new Set<ErrorCode>([
    // A call without a body refuses one as well.
    ...(isReading
      ? []
      : (['VALIDATION_FAILED', 'FOREIGN_ORIGIN', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA'] as const)),
    ...(endpoint.query ? (['VALIDATION_FAILED'] as const) : []),
    ...CODES_OF_ACCESS[endpoint.access],
    ...(endpoint.needs ? (['OWNER_ONLY'] as const) : []),
    ...(opensToAll(endpoint) ? [] : (['SECOND_FACTOR_NEEDED'] as const)),
    ...(endpoint.params ? (['NOT_FOUND'] as const) : []),
    // Object.keys gives strings; the keys of `errors` are codes.
    ...(Object.keys(endpoint.errors ?? {}) as ErrorCode[]),
    'INTERNAL',
    'UNAVAILABLE',
  ]);
}

/** Dealers need no second factor. */
const opensToAll = ({ access, opensBeforeSecondFactor }: Endpoint) =>
  access === 'public' || access === 'activeDealer' || opensBeforeSecondFactor === true;

function parametersOf(place: string, schema: z.ZodObject | undefined, examples: Json = {}): Json[] {
  if (!schema) return [];
  return Object.entries(schema.shape).map(([name, member]) => {
    // zod types the members of a shape as core types, which its own functions do not accept.
    const type = member as z.ZodType;
    const parameter = {
      name,
      in: place,
      required: !type.safeParse(undefined).success,
      schema: inputSchema(type),
    };
    const example = examples[name];
    if (example === undefined) return parameter;
    // Its text is sent, but its schema is that of a number.
    return { ...parameter, example: parameter.schema['type'] === 'integer' ? Number(example) : example };
  });
}

function filesOf({ upload }: Endpoint): Json {
  if (!upload) return {};
  const file = { type: 'string', ...(upload.mediaType && { contentMediaType: upload.mediaType }) };
  const schema = upload.maxFiles === 1 ? file : { type: 'array', items: file, maxItems: upload.maxFiles };
  const fields = Object.entries(upload.fields?.shape ?? {}).map(([name, member]) => {
    // As in `parametersOf`.
    const type = member as z.ZodType;
    return { name, schema: inputSchema(type), isRequired: !type.safeParse(undefined).success };
  });
  const required = fields.filter(({ isRequired }) => isRequired).map(({ name }) => name);
  return {
    type: 'object',
    required: upload.isOptional ? required : [upload.field, ...required],
    properties: {
      [upload.field]: schema,
      ...Object.fromEntries(fields.map((field) => [field.name, field.schema])),
    },
  };
}

const jsonContent = (schema: Json, example: unknown): Json => ({ 'application/json': { schema, example } });
