import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';

/**
 * Who may call: `public` everybody, `signedIn` any session, `activeDealer` a dealer with status ACTIVE,
 * `activeDealerOrAdmin` him or an administrator, `admin` administrators.
 */
export type Access = 'public' | 'signedIn' | 'activeDealer' | 'activeDealerOrAdmin' | 'admin';

/** What a multipart call takes: files under one field name, streamed and not parsed. */
export interface Upload {
  field: string;
  maxFiles: number;
}

/** One call: what web and server promise each other. `path` names its parameters in braces; `status` is that of success (200). */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: `/api/${string}`;
  summary: string;
  access: Access;
  params?: z.ZodObject;
  query?: z.ZodObject;
  headers?: z.ZodObject;
  body?: z.ZodType;
  upload?: Upload;
  /** Absent where the answer is 204. */
  result?: z.ZodType;
  status?: 200 | 201 | 204;
  /** The codes that are this call's own; those that every call may answer are not repeated. */
  errors?: readonly ErrorCode[];
}

/** Declares an endpoint and keeps its exact types. */
export function endpoint<const E extends Endpoint>(declaration: E): E {
  return declaration;
}

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;

/** What a handler receives of a request. */
export interface Input<E extends Endpoint> {
  params: Parsed<E['params']>;
  query: Parsed<E['query']>;
  headers: Parsed<E['headers']>;
  body: Parsed<E['body']>;
}

/** What a handler answers, and a caller receives. */
export type Result<E extends Endpoint> = E['result'] extends z.ZodType ? z.output<E['result']> : undefined;

type Sent<S> = S extends z.ZodType ? z.input<S> : undefined;

/** A query as the browser holds it: every member optional, as a value or in the words of the address. */
type Wanted<Q> = { [K in keyof Q]?: Q[K] | string | string[] | undefined };

/** What the browser gives to `call`: parameters as words, the query in part, the body as its schema takes it. */
export interface Sending<E extends Endpoint> {
  params: E['params'] extends z.ZodObject ? Record<keyof z.output<E['params']> & string, string> : undefined;
  query: E['query'] extends z.ZodObject ? Wanted<z.output<E['query']>> : undefined;
  body: Sent<E['body']>;
}
