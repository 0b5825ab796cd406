import Bowser from 'bowser';
import type { FastifyRequest } from 'fastify';
import { firstHalfOf } from './client-network.ts';

/** What people see of a session, so that they recognize their own device. Null where unknown. */
export interface Client {
  browser: string | null;
  system: string | null;
  network: string | null;
}

/** The program would read a longer text in quadratic time. Real ones have up to 300 characters. */
const LONGEST_USER_AGENT = 512;

// For unknown programs Bowser gives a part of their own text. Only names that it knows are stored.
const BROWSERS = new Set<string>(Object.values(Bowser.BROWSER_MAP));
const SYSTEMS = new Set<string>(Object.values(Bowser.OS_MAP));

export function clientOf({ headers, ip }: FastifyRequest): Client {
  return { ...programOf(headers['user-agent'] ?? ''), network: firstHalfOf(ip) };
}

function programOf(userAgent: string): Pick<Client, 'browser' | 'system'> {
  if (userAgent === '' || userAgent.length > LONGEST_USER_AGENT) return { browser: null, system: null };
  const { browser, os } = Bowser.parse(userAgent);
  return { browser: knownIn(BROWSERS, browser.name), system: knownIn(SYSTEMS, os.name) };
}

const knownIn = (names: ReadonlySet<string>, name: string | undefined) =>
  name !== undefined && names.has(name) ? name : null;
