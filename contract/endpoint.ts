import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';

/**
 * Who may call: `public` everybody, `signedIn` any session, `activeDealer` a dealer with status ACTIVE,
 * `activeDealerOrAdmin` such a dealer or an administrator, `admin` administrators, `fullAdmin` those with all rights.
 */
export type Access = 'public' | 'signedIn' | 'activeDealer' | 'activeDealerOrAdmin' | 'admin' | 'fullAdmin';

/** What a multipart call takes: files under one field name. They are streamed and not parsed. */
export interface Upload {
  field: string;
  maxFiles: number;
  /** The call may come without a file. */
  isOptional?: true;
  /** The most bytes of one file. */
  maxBytes: number;
  /** The content type, if there is only one. */
  mediaType?: string;
  /** The texts that are sent beside the files. */
  fields?: z.ZodObject;
}

/** The payload of each error code as a schema. It is null where the code has no payload. */
export type Payloads = { readonly [Code in ErrorCode]?: z.ZodObject | null };

/**
 * One call, as web and server agree on it. Braces in `path` name its parameters. `status` is the status of success
 * (200 by default).
 */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: `/api/${string}`;
  summary: string;
  access: Access;
  /** The least rights of a dealer's user. Without it those of a VIEWER are enough. */
  needs?: 'BUYER' | 'OWNER';
  /** Also for an admin who must set up a second factor first. Every other call but public ones refuses them. */
  opensBeforeSecondFactor?: true;
  /** Every call of a dealer counts against this limit, including refused ones; docs/rules.md, chapter "Limits". */
  limit?: 'ORDER_CALLS';
  params?: z.ZodObject;
  query?: z.ZodObject;
  headers?: z.ZodObject;
  body?: z.ZodType;
  upload?: Upload;
  /** Absent where the answer is 204, a file or a stream of events. */
  result?: z.ZodType;
  /** The answer is a file instead of JSON. */
  isFile?: true;
  /** The answer is a stream of server-sent events with these names and data. */
  events?: Readonly<Record<string, z.ZodType>>;
  status?: 200 | 201 | 204;
  /** The codes of this call alone, with their payloads. Codes that every call may answer are not repeated. */
  errors?: Payloads;
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

/** What a handler returns and a caller receives. */
export type Result<E extends Endpoint> = E['result'] extends z.ZodType ? z.output<E['result']> : undefined;

type Sent<S> = S extends z.ZodType ? z.input<S> : undefined;

/** The payload of each of the endpoint's own error codes; undefined where a code has none. */
export type Refusals<E extends Endpoint> = E extends { errors: infer P extends Payloads }
  ? { [Code in keyof P]: Parsed<P[Code]> }
  : Record<never, never>;

/** A query in the browser. Every parameter is optional, and is either a typed value or text from the address. */
type Wanted<Q> = { [K in keyof Q]?: Q[K] | string | string[] | undefined };

/** What the browser gives to `call`: path parameters as strings, a part of the query, the body as its schema takes it. */
export interface Sending<E extends Endpoint> {
  params: E['params'] extends z.ZodObject ? Record<keyof z.output<E['params']> & string, string> : undefined;
  query: E['query'] extends z.ZodObject ? Wanted<z.output<E['query']>> : undefined;
  body: Sent<E['body']>;
}

/** The members of a type that are not undefined. */
export type Given<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] };

/**
 * An example of a call for the OpenAPI document: the request, the answer, and the payload of each error that has one.
 * `query` and `headers` hold strings, as they are sent; `files` the names of uploaded files, `fields` the texts beside them.
 */
export type Example<E extends Endpoint> = Given<{
  params: Sending<E>['params'];
  query: E['query'] extends z.ZodObject
    ? { [K in keyof z.output<E['query']>]?: string | string[] }
    : undefined;
  headers: E['headers'] extends z.ZodObject ? { [K in keyof z.output<E['headers']>]?: string } : undefined;
  body: Sent<E['body']>;
  files: E['upload'] extends Upload ? string[] : undefined;
  fields: E['upload'] extends { fields: infer F } ? Sent<F> : undefined;
  result: Result<E>;
}> & { errors?: Given<Refusals<E>> } & (keyof Given<Refusals<E>> extends never
    ? unknown
    : { errors: Given<Refusals<E>> });
