import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import type { Portal } from '../e2e/start-portal.ts';
import { type Measured, STREAMS } from './figures.ts';
import { megabytesOf } from './process.ts';

/** So many connections are opened at a time. */
const AT_ONCE = 50;
/** The server has sent each stream its first event, and collected what opening them left behind. */
const REST_MS = 5_000;

/** The memory that the server needs for open streams of changes, in MB. */
export async function memoryOfStreams({ url, pid }: Portal): Promise<Measured> {
  const before = await megabytesOf(pid);
  const agent = new Agent({ keepAlive: false, maxSockets: Infinity });
  const streams: IncomingMessage[] = [];
  try {
    while (streams.length < STREAMS)
      streams.push(...(await Promise.all(Array.from({ length: AT_ONCE }, () => open(url, agent)))));
    await setTimeout(REST_MS);
    const after = await megabytesOf(pid);
    return {
      figure: after - before,
      bare: `without ${before.toFixed(0)} MB`,
      portal: `${after.toFixed(0)} MB with ${streams.length}`,
    };
  } finally {
    for (const stream of streams) stream.destroy();
    agent.destroy();
  }
}

/** A stream that has got its first event. */
async function open(url: string, agent: Agent): Promise<IncomingMessage> {
  const headers = { accept: 'text/event-stream' };
  const [stream] = (await once(get(`${url}/api/events`, { agent, headers }), 'response')) as [
    IncomingMessage,
  ];
  if (stream.statusCode !== 200) throw new Error(`a stream was answered ${stream.statusCode}`);
  await once(stream, 'data');
  stream.resume();
  return stream;
}
