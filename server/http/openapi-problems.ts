import type { Endpoint } from '../../contract/endpoint.ts';
import { ERROR_STATUS, ERROR_TITLE, type ErrorCode } from '../../contract/errors.ts';
import { COMMON_PAYLOADS } from '../../contract/payloads.ts';
import { COMMON_PAYLOAD_EXAMPLES, exampleOf } from '../../contract/examples/all.ts';
import { inputSchema, type Json } from './json-schema.ts';
import { payloadSchemaOf } from './payload.ts';
import { problemOf } from './problem.ts';

const REQUEST_ID = '0f9d3c1e-7a5b-4e2d-8c6f-1b3a5d7e9f02';
const PROBLEM = { $ref: '#/components/schemas/Problem' };

/** The body of an endpoint's refusals with one status, which has these codes. */
export function problemContent(endpoint: Endpoint, codes: readonly ErrorCode[]): Json {
  const examples = Object.fromEntries(
    codes.map((code) => {
      const payload = exampleOf(endpoint)?.errors?.[code];
      return [code, payload ? problemExample(code, payload) : { $ref: `#/components/examples/${code}` }];
    }),
  );
  return { 'application/problem+json': { schema: problemSchema(endpoint, codes), examples } };
}

/** The parts of these bodies that all endpoints share. */
export function problemComponents(): { schemas: Json; examples: Json } {
  // Object.keys gives strings; the keys of this object are the codes.
  const codes = Object.keys(ERROR_STATUS) as ErrorCode[];
  const common: { [Code in ErrorCode]?: object } = COMMON_PAYLOAD_EXAMPLES;
  return {
    schemas: {
      Problem: PROBLEM_SCHEMA,
      VALIDATION_FAILED: withPayload('VALIDATION_FAILED', inputSchema(COMMON_PAYLOADS.VALIDATION_FAILED)),
    },
    examples: Object.fromEntries(codes.map((code) => [code, problemExample(code, common[code])])),
  };
}

function problemExample(code: ErrorCode, payload: object | undefined): Json {
  return {
    summary: ERROR_TITLE[code],
    value: problemOf({ code, detail: undefined, payload }, REQUEST_ID),
  };
}

function problemSchema(endpoint: Endpoint, codes: readonly ErrorCode[]): Json {
  const schemas = codes.map((code) => schemaOf(endpoint, code)).filter((schema) => schema !== undefined);
  if (schemas.length === 0) return PROBLEM;
  const others = codes.filter((code) => !payloadSchemaOf(endpoint, code));
  if (others.length > 0) schemas.push(withPayload(others));
  return schemas.length === 1 && schemas[0] ? schemas[0] : { oneOf: schemas };
}

function schemaOf(endpoint: Endpoint, code: ErrorCode): Json | undefined {
  const own = endpoint.errors?.[code];
  if (own) return withPayload(code, inputSchema(own));
  return code in COMMON_PAYLOADS ? { $ref: `#/components/schemas/${code}` } : undefined;
}

/** A problem with one of these codes and with their payload, if they have one. */
function withPayload(codes: ErrorCode | readonly ErrorCode[], payload?: Json): Json {
  const code = { properties: { code: { enum: [codes].flat() } } };
  return { allOf: [PROBLEM, code, ...(payload ? [payload] : [])] };
}

const PROBLEM_SCHEMA: Json = {
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
  },
};
