import type { Given } from '../../contract/endpoint.ts';
import type { Endpoints } from '../../contract/endpoints.ts';
import type { Problem } from '../../contract/errors.ts';
import { type Query, stringifySearch } from '../address.ts';

export type EndpointName = keyof Endpoints;
export type ResultOf<Name extends EndpointName> = Endpoints[Name]['result'];

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
  /** The browser sends the call also when the page is left right after. Its body must be small. */
  keepalive?: boolean;
}

/** A result with the headers of its answer. */
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

/** An answer that is not OK. Its message is the status, a colon and the answer's text. */
export class CallFailed extends Error {
  readonly status: number;
  /** The parsed text; undefined if it is no JSON. */
  readonly body: unknown;
  readonly problem: Problem | null;
  /** Undefined where no call has failed, but a page without one shows its state. */
  readonly endpoint: EndpointName | undefined;
  /** Whether this page sent the same before and got no answer: that call may have done its work. */
  isAfterLost = false;

  constructor(status: number, text: string, statusText: string, endpoint?: EndpointName) {
    super(`${status}: ${text || statusText}`);
    this.name = 'CallFailed';
    this.status = status;
    this.body = parsed(text);
    this.problem = isProblem(this.body) ? this.body : null;
    this.endpoint = endpoint;
  }
}

/**
 * Whether the call may have done its work although no answer confirms it: the network failed, or what answered for the server. An
 * order can be sent again with its key and counts once.
 */
export const isUnanswered = (error: unknown): boolean =>
  !(error instanceof CallFailed) || error.status >= 500;

type Refusals<Name extends EndpointName> = Endpoints[Name]['refusals'];

/** A problem with the payload that the endpoint declares for this code. */
export type Refusal<Name extends EndpointName, Code extends keyof Refusals<Name>> = Problem & {
  code: Code;
} & (Refusals<Name>[Code] extends object ? Refusals<Name>[Code] : unknown);

/** Whether this call was refused with this code. Then `error.problem` has the code's payload. */
export function isRefused<Name extends EndpointName, Code extends keyof Refusals<Name> & string>(
  error: unknown,
  name: Name,
  code: Code,
): error is CallFailed & { problem: Refusal<Name, Code> } {
  return error instanceof CallFailed && error.endpoint === name && error.problem?.code === code;
}

interface Sent {
  params?: Record<string, string>;
  query?: Query;
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  keepalive?: boolean;
}

/** A transport sends a request to the server, from the browser or inside the server itself. */
export type Transport = (
  url: string,
  request: {
    method: string;
    headers: Record<string, string>;
    body?: string;
    signal?: AbortSignal;
    keepalive?: boolean;
  },
) => Promise<{
  status: number;
  statusText: string;
  text: string;
  header?: (name: string) => string | null;
}>;

/** Makes a call that uses this transport. */
export function callBy(transport: Transport): Call {
  // What was sent without an answer. Only acts without a body, which the address names in full.
  const lost = new Set<string>();
  const withHeaders = async (name: EndpointName, sent: Sent = {}): Promise<Answer<unknown>> => {
    const [method = 'GET', path = ''] = name.split(' ');
    const { params: _params, query: _query, body, headers, ...how } = sent;
    const json = body === undefined ? {} : { body: JSON.stringify(body) };
    const url = urlOf(path, sent);
    const act = `${method} ${url}`;
    try {
      const answer = await transport(url, {
        ...how,
        ...json,
        method,
        headers: { ...('body' in json && { 'content-type': 'application/json' }), ...headers },
      });
      const { status, text, statusText, header = () => null } = answer;
      if (status < 200 || status >= 300) throw new CallFailed(status, text, statusText, name);
      lost.delete(act);
      return { result: text === '' ? undefined : JSON.parse(text), header };
    } catch (error) {
      if (error instanceof CallFailed) error.isAfterLost = lost.has(act);
      if (method !== 'GET' && body === undefined && isUnanswered(error)) lost.add(act);
      throw error;
    }
  };
  const call = async (name: EndpointName, sent: Sent = {}) => (await withHeaders(name, sent)).result;
  // The types of Call come from the contract, against which the server's answers are tested.
  return Object.assign(call, { withHeaders }) as Call;
}

/** The path with its parameters and query. Undefined and empty values are left out. */
export function urlOf(path: string, { params = {}, query = {} }: Pick<Sent, 'params' | 'query'>): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  return filled + stringifySearch(query);
}

/** What adds headers to every call of the browser: who the page is for (page-headers.ts), whether it is attended (attendance.ts). */
export const everyCall = new Set<(method: string) => Record<string, string>>();

/** These headers, with those of every call. */
export const headersOf = ({ method, headers }: Pick<Parameters<Transport>[1], 'method' | 'headers'>) =>
  Object.assign({}, headers, ...[...everyCall].map((each) => each(method))) as Record<string, string>;

/** Sends a request of the browser, with its cookies. */
export const request = (url: string, sent: Parameters<Transport>[1]): Promise<Response> =>
  fetch(url, { ...sent, headers: headersOf(sent), credentials: 'include' });

/** What a transport returns of a response. `text` is given if the body has been read already. */
export const answerOf = async (response: Response, text?: string): ReturnType<Transport> => ({
  status: response.status,
  statusText: response.statusText,
  text: text ?? (await response.text()),
  header: (name) => response.headers.get(name),
});

/** The transport of the browser. */
export const fetchTransport: Transport = async (url, sent) => answerOf(await request(url, sent));

/** The call of the browser. */
export const call: Call = callBy(fetchTransport);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The contract makes every answer that is not OK a problem. Answers of proxies have no code. */
const isProblem = (body: unknown): body is Problem =>
  typeof body === 'object' && body !== null && 'code' in body;
