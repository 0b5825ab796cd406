/** The program as the demo sees it: Fastify's `inject`, or anything that answers like it. */
export interface Portal {
  inject(request: {
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
    url: string;
    headers: Record<string, string>;
    payload?: string | Buffer;
  }): Promise<{ statusCode: number; headers: Record<string, unknown>; body: string }>;
}

/** A signed-in caller. Answers other than 2xx are thrown with what the server said. */
export interface Caller {
  get<T>(url: string): Promise<T>;
  send<T>(method: 'POST' | 'PATCH', url: string, body: unknown): Promise<T>;
  upload(url: string, field: string, fileName: string, file: Buffer): Promise<void>;
}

/** What the demo reads of a vehicle in the list. */
export interface ListedVehicle {
  id: string;
  vin: string;
  priceNet: string;
  status: 'AVAILABLE' | 'RESERVED' | 'SOLD';
}

const OWN_ORIGIN = { host: 'localhost', origin: 'http://localhost', 'accept-language': 'de' };
const BOUNDARY = 'forecourt-demo-8b1f4c2e';

function sessionCookie(headers: Record<string, unknown>): string {
  const cookies = [headers['set-cookie']].flat().map(String);
  const session = cookies.map((cookie) => cookie.split(';')[0] ?? '').find((pair) => /(^|-)sid=/.test(pair));
  if (!session) throw new Error('the answer opened no session');
  return session;
}

function multipart(field: string, fileName: string, file: Buffer): Buffer {
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${field}"; filename="${fileName}"\r\ncontent-type: application/zip\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);
}

async function request(portal: Portal, wanted: Parameters<Portal['inject']>[0]) {
  const answer = await portal.inject(wanted);
  if (answer.statusCode < 200 || answer.statusCode > 299) {
    throw new Error(`${wanted.method} ${wanted.url}: ${answer.statusCode} ${answer.body.slice(0, 500)}`);
  }
  return answer;
}

function callerWith(portal: Portal, cookie: string): Caller {
  const headers = { ...OWN_ORIGIN, cookie };
  // What the server answers is what its contract says; the demo reads only fields named there.
  const parsed = <T>(body: string): T => JSON.parse(body || 'null') as T;
  return {
    get: async <T>(url: string) => parsed<T>((await request(portal, { method: 'GET', url, headers })).body),
    send: async <T>(method: 'POST' | 'PATCH', url: string, body: unknown) => {
      const json = { ...headers, 'content-type': 'application/json' };
      return parsed<T>(
        (await request(portal, { method, url, headers: json, payload: JSON.stringify(body) })).body,
      );
    },
    upload: async (url, field, fileName, file) => {
      const form = { ...headers, 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };
      await request(portal, {
        method: 'POST',
        url,
        headers: form,
        payload: multipart(field, fileName, file),
      });
    },
  };
}

export async function signIn(portal: Portal, email: string, password: string): Promise<Caller> {
  const answer = await request(portal, {
    method: 'POST',
    url: '/api/login',
    headers: { ...OWN_ORIGIN, 'content-type': 'application/json' },
    payload: JSON.stringify({ email, password }),
  });
  return callerWith(portal, sessionCookie(answer.headers));
}

export async function register(portal: Portal, registration: unknown, locale: string): Promise<void> {
  await request(portal, {
    method: 'POST',
    url: '/api/register',
    headers: {
      ...OWN_ORIGIN,
      'content-type': 'application/json',
      'accept-language': locale,
      cookie: `locale=${locale}`,
    },
    payload: JSON.stringify(registration),
  });
}
