/** The program as the demo sees it: Fastify's `inject`, or anything with the same interface. */
export interface Portal {
  inject(request: {
    method: 'GET' | 'POST' | 'PATCH' | 'PUT';
    url: string;
    headers: Record<string, string>;
    payload?: string | Buffer;
  }): Promise<{ statusCode: number; headers: Record<string, unknown>; body: string }>;
}

/** A file that is uploaded. */
export interface Upload {
  fileName: string;
  mediaType: string;
  content: Buffer;
}

/** A signed-in caller. It throws on responses other than 2xx, with the message of the server. */
export interface Caller {
  get<T>(url: string): Promise<T>;
  /** `once`: an Idempotency-Key. An answer that is no JSON is not read. */
  send<T>(method: 'POST' | 'PATCH' | 'PUT', url: string, body: unknown, once?: string): Promise<T>;
  /** `fields` come before the files. */
  upload<T>(url: string, field: string, files: Upload[], fields?: Record<string, string>): Promise<T>;
}

/** The fields of a listed vehicle that the demo reads. */
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
  if (!session) throw new Error('the response set no session cookie');
  return session;
}

function multipart(field: string, files: Upload[], fields: Record<string, string>): Buffer {
  const part = (disposition: string, content: Buffer) => [
    Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n`),
    content,
    Buffer.from('\r\n'),
  ];
  const texts = Object.entries(fields).flatMap(([name, value]) => part(`name="${name}"`, Buffer.from(value)));
  const parts = files.flatMap(({ fileName, mediaType, content }) =>
    part(`name="${field}"; filename="${fileName}"\r\ncontent-type: ${mediaType}`, content),
  );
  return Buffer.concat([...texts, ...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]);
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
  // The responses match the contract. The demo reads only fields that it names.
  const parsed = <T>({ headers: sent, body }: { headers: Record<string, unknown>; body: string }): T =>
    JSON.parse(String(sent['content-type']).startsWith('application/json') ? body : 'null') as T;
  return {
    get: async <T>(url: string) => parsed<T>(await request(portal, { method: 'GET', url, headers })),
    send: async <T>(method: 'POST' | 'PATCH' | 'PUT', url: string, body: unknown, once?: string) => {
      const json = {
        ...headers,
        'content-type': 'application/json',
        ...(once === undefined ? {} : { 'idempotency-key': once }),
      };
      return parsed<T>(await request(portal, { method, url, headers: json, payload: JSON.stringify(body) }));
    },
    upload: async <T>(url: string, field: string, files: Upload[], fields: Record<string, string> = {}) => {
      const form = { ...headers, 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };
      const payload = multipart(field, files, fields);
      return parsed<T>(await request(portal, { method: 'POST', url, headers: form, payload }));
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
