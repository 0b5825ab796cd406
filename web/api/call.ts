import type { Endpoints } from '../../contract/endpoints.ts';
import type { Problem } from '../../contract/errors.ts';
import { type Query, stringifySearch } from '../address.ts';

export type EndpointName = keyof Endpoints;
export type ResultOf<Name extends EndpointName> = Endpoints[Name]['result'];

type Given<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] };
/** What a call must be given: only the parts that its endpoint has. */
export type SendingOf<Name extends EndpointName> = Given<Endpoints[Name]['sending']>;

type Arguments<Name extends EndpointName> = keyof SendingOf<Name> extends never
  ? [name: Name]
  : Partial<SendingOf<Name>> extends SendingOf<Name>
    ? [name: Name, sending?: SendingOf<Name> & Extra]
    : [name: Name, sending: SendingOf<Name> & Extra];

interface Extra {
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/** A result with what the headers of its answer say. */
export interface Answer<Result> {
  result: Result;
  header: (name: string) => string | null;
}

/** Calls an endpoint by its name, "GET /api/vehicles"; throws CallFailed for every answer that is not OK. */
export interface Call {
  <Name extends EndpointName>(...given: Arguments<Name>): Promise<ResultOf<Name>>;
  /** The same, with the headers of the answer. */
  withHeaders: <Name extends EndpointName>(...given: Arguments<Name>) => Promise<Answer<ResultOf<Name>>>;
}

/** An answer that is not OK: its message is the status, a colon and the answer's text. */
export class CallFailed extends Error {
  readonly status: number;
  readonly problem: Problem | null;

  constructor(status: number, text: string, statusText: string) {
    super(`${status}: ${text || statusText}`);
    this.name = 'CallFailed';
    this.status = status;
    this.problem = problemIn(text);
  }
}

interface Sent {
  params?: Record<string, string>;
  query?: Query;
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/** A transport: how bytes reach the server, from the browser or within it. */
export type Transport = (
  url: string,
  request: { method: string; headers: Record<string, string>; body?: string; signal?: AbortSignal },
) => Promise<{
  status: number;
  statusText: string;
  text: string;
  header?: (name: string) => string | null;
}>;

/** Makes the call of a transport. */
export function callBy(transport: Transport): Call {
  const withHeaders = async (name: EndpointName, sent: Sent = {}): Promise<Answer<unknown>> => {
    const [method = 'GET', path = ''] = name.split(' ');
    const answer = await transport(urlOf(path, sent), {
      method,
      headers: {
        ...(sent.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...sent.headers,
      },
      ...(sent.body === undefined ? {} : { body: JSON.stringify(sent.body) }),
      ...(sent.signal ? { signal: sent.signal } : {}),
    });
    const { status, text, statusText, header = () => null } = answer;
    if (status < 200 || status >= 300) throw new CallFailed(status, text, statusText);
    return { result: text === '' ? undefined : JSON.parse(text), header };
  };
  const call = async (name: EndpointName, sent: Sent = {}) => (await withHeaders(name, sent)).result;
  // The server checks its answers against the contract, from which the types of Call are made.
  return Object.assign(call, { withHeaders }) as Call;
}

/** The path with its parameters and query; what is undefined or empty is left out. */
export function urlOf(path: string, { params = {}, query = {} }: Pick<Sent, 'params' | 'query'>): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  return filled + stringifySearch(query);
}

/** The browser's own call, with its cookies. */
export const call: Call = callBy(async (url, request) => {
  const response = await fetch(url, { ...request, credentials: 'include' });
  return {
    status: response.status,
    statusText: response.statusText,
    text: await response.text(),
    header: (name) => response.headers.get(name),
  };
});

function problemIn(text: string): Problem | null {
  try {
    const parsed: unknown = JSON.parse(text);
    // Answers that are not OK are problems by contract; anything else has no code.
    return typeof parsed === 'object' && parsed !== null && 'code' in parsed ? (parsed as Problem) : null;
  } catch {
    return null;
  }
}
