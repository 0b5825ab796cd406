import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import pg from 'pg';
import { CONNECTIONS, FIXED_BYTES, LIMIT } from './figures.ts';

/**
 * The bare program that the portal is measured beside, a process of its own: `bare.ts <database URL>` prints its port.
 * It answers the questions of the benchmark from a table with an index for each of them, by node:http and prepared
 * statements, and checks nothing: no sessions, rights or facets. /fixed sends one buffer.
 */
async function main(): Promise<void> {
  const pool = new pg.Pool({ connectionString: process.argv[2], max: CONNECTIONS.database });
  const server = createServer((request, response) => {
    respond(pool, request, response).catch((error: unknown) => send(response, 500, { error: String(error) }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the bare program has no port');
  console.log(address.port);
}

/** What a list shows of a vehicle. */
const LISTED = `id, vin, make, model, variant, first_registered, mileage_km, engine_size_cc, kw, transmission, fuel_type,
  colour, doors, steering_position, price_net, currency, status, has_documents, created_at, media`;
const PAGE = `order by price_net, id limit ${LIMIT} offset`;

/** For each list the conditions, with the values in the order of their parameters in the address. */
const LISTS: Record<string, { where: string; values: string[] }> = {
  '/of-make': { where: 'available and make = $1 and price_net <= $2', values: ['make', 'priceMax'] },
  '/below-price': { where: 'available and price_net <= $1', values: ['priceMax'] },
  '/with-words': {
    where: `available and words @@ websearch_to_tsquery('german', $1) and price_net <= $2`,
    values: ['q', 'priceMax'],
  },
};

async function respond(pool: pg.Pool, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://bare');
  const [, first = '', id = ''] = pathname.split('/');
  if (first === 'fixed') return sendBytes(response, fixedOf(Number(id) || FIXED_BYTES));
  if (first === 'vehicles') return send(response, 200, await findVehicle(pool, id));
  if (first === 'orders')
    return send(response, (await placeOrder(pool, id, searchParams.get('buyer') ?? '')) ? 201 : 409, { id });
  const list = LISTS[pathname];
  if (!list) return send(response, 404, {});
  const values = list.values.map((name) => searchParams.get(name));
  const skipped = (Number(searchParams.get('page') ?? 1) - 1) * LIMIT;
  const [rows, count] = await Promise.all([
    pool.query({
      name: pathname,
      text: `select ${LISTED} from bare.vehicles where ${list.where} ${PAGE} $${values.length + 1}`,
      values: [...values, skipped],
    }),
    pool.query<{ total: number }>({
      name: `${pathname} total`,
      text: `select count(*)::integer as total from bare.vehicles where ${list.where}`,
      values,
    }),
  ]);
  send(response, 200, { vehicles: rows.rows, total: count.rows[0]?.total });
}

async function findVehicle(pool: pg.Pool, id: string): Promise<unknown> {
  const { rows } = await pool.query<Record<string, unknown>>({
    name: 'vehicle',
    text: `select ${LISTED}, specs_json, equipment_text from bare.vehicles where id = $1`,
    values: [id],
  });
  return rows[0];
}

async function placeOrder(pool: pg.Pool, id: string, buyer: string): Promise<boolean> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const taken = await client.query({
      name: 'take',
      text: `update bare.vehicles set available = false where id = $1 and available`,
      values: [id],
    });
    if (taken.rowCount === 1)
      await client.query({
        name: 'order',
        text: 'insert into bare.orders (vehicle_id, buyer) values ($1, $2)',
        values: [id, buyer],
      });
    await client.query('commit');
    return taken.rowCount === 1;
  } finally {
    client.release();
  }
}

/**
 * Random, as compressed pages look. The client of the benchmark decodes what it reads as UTF-8, which takes it about 0.1 ms
 * longer for 12 KB of such bytes than for letters.
 */
const fixed = new Map<number, Buffer>();
function fixedOf(bytes: number): Buffer {
  const kept = fixed.get(bytes) ?? randomBytes(bytes);
  fixed.set(bytes, kept);
  return kept;
}

const send = (response: ServerResponse, status: number, answer: unknown) =>
  sendBytes(response, Buffer.from(JSON.stringify(answer)), status);

function sendBytes(response: ServerResponse, bytes: Buffer, status = 200): void {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': bytes.length,
  });
  response.end(bytes);
}

await main();
