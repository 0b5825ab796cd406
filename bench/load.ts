import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import autocannon from 'autocannon';
import { CONNECTIONS, ROUNDS, SECONDS } from './figures.ts';
import { median } from './portal.ts';

/** What is asked of a server, again and again. */
export interface Question {
  origin: string;
  /** The address of the next request. */
  nextPath: () => string;
  headers?: Record<string, string>;
}

export interface Load {
  requestsPerSecond: number;
  /** In milliseconds. */
  p99: number;
}

/** The load that a server carries with so many requests at a time. Every answer must be 2xx. */
export async function measureLoad(
  { origin, nextPath, headers = {} }: Question,
  { seconds = SECONDS } = {},
): Promise<Load> {
  const result = await autocannon({
    url: origin,
    headers,
    connections: CONNECTIONS.requests,
    duration: seconds,
    requests: [{ setupRequest: (request) => ({ ...request, path: nextPath() }) }],
  });
  const failed = result.errors + result.non2xx;
  if (failed > 0) throw new Error(`${failed} requests failed, such as ${nextPath()}`);
  return { requestsPerSecond: result.requests.average, p99: result.latency.p99 };
}

/** Measures both servers in turn, some rounds, and returns the medians. */
export async function inAlternation<Name extends string>(
  questions: Record<Name, Question>,
): Promise<Record<Name, Load>> {
  // Object.keys and Object.fromEntries forget the names.
  const names = Object.keys(questions) as Name[];
  const rounds = names.map((): Load[] => []);
  for (const name of names) await measureLoad(questions[name], { seconds: 1 });
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [place, name] of names.entries()) rounds[place]?.push(await measureLoad(questions[name]));
  return Object.fromEntries(names.map((name, place) => [name, medianOf(rounds[place] ?? [])])) as Record<
    Name,
    Load
  >;
}

export const medianOf = (rounds: readonly Load[]): Load => ({
  requestsPerSecond: median(rounds.map(({ requestsPerSecond }) => requestsPerSecond)),
  p99: median(rounds.map(({ p99 }) => p99)),
});

/** Gives the paths in turn, from the first again after the last. */
export function inTurn(paths: readonly string[]): () => string {
  let next = 0;
  return () => paths[next++ % paths.length] ?? '/';
}

/** A figure of the portal beside the bare program: its share of the requests a second. */
export const divided = ({ bare, portal }: Record<'bare' | 'portal', Load>) => ({
  figure: portal.requestsPerSecond / bare.requestsPerSecond,
  bare: perSecond(bare),
  portal: perSecond(portal),
});

export const perSecond = ({ requestsPerSecond, p99 }: Load) =>
  `${requestsPerSecond.toFixed(0)}/s, p99 ${p99} ms`;

/** The size of the body as it is sent, compressed if the headers allow it. */
export async function sentBytes(url: string, headers: Record<string, string>): Promise<number> {
  const [answer] = (await once(get(url, { headers }), 'response')) as [IncomingMessage];
  let bytes = 0;
  for await (const chunk of answer) bytes += (chunk as Buffer).length;
  return bytes;
}
