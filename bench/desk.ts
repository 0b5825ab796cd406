import type pg from 'pg';
import type { Portal } from '../e2e/start-portal.ts';
import { growDesk } from './desk-rows.ts';
import { connectTo, median, msOf, signIn } from './portal.ts';

/** With many rows each question may take so many times as long as with the rows of the demo. */
const BUDGET = 3;
const ROUNDS = 15;
/** The rows of a page of most lists. */
const PAGE = 25;
const ADMIN = 'admin@example.com';

/** Ids of rows that the questions name. */
interface Named {
  vehicle: string;
  order: string;
  dealer: string;
  admin: string;
  vin: string;
  company: string;
}

/** What the back office asks, by name: its lists, their searches and sorts, one of each kind, and its pages. */
const QUESTIONS: Record<string, (named: Named) => string> = {
  'tiles of the dashboard': () => '/api/admin/overview',
  'work list': () => '/api/admin/worklist',
  vehicles: () => '/api/vehicles?status=ALL&limit=100&page=1',
  'vehicles, last changed': () => '/api/vehicles?status=ALL&limit=100&sortBy=lastChange',
  'vehicles, longest in stock': () =>
    '/api/vehicles?status=ALL&limit=100&sortBy=longestInStock&stockDaysMin=0',
  'vehicles without pictures': () => '/api/vehicles?status=ALL&limit=100&hasPictures=false',
  'vehicles, a part of a VIN': ({ vin }) => `/api/vehicles?status=ALL&q=${vin.slice(-6)}`,
  'a vehicle': ({ vehicle }) => `/api/vehicles/${vehicle}`,
  reservations: () => `/api/reservations?page=1&limit=${PAGE}`,
  'reservations that run out next': () =>
    `/api/reservations?page=1&limit=${PAGE}&status=ACTIVE&phase=RUNNING&sortBy=expiry`,
  orders: () => `/api/orders?page=1&limit=${PAGE}`,
  'orders, far behind': () => `/api/orders?limit=${PAGE}&page=LAST`,
  'orders, dearest first': () => `/api/orders?page=1&limit=${PAGE}&sortBy=amountDesc`,
  'orders to process': () => `/api/orders?page=1&limit=${PAGE}&status=PENDING`,
  'orders, by number': ({ order }) => `/api/orders?search=${order.slice(0, 8)}`,
  'orders, by VIN': ({ vin }) => `/api/orders?search=${vin}`,
  'orders, by dealer': ({ company }) => `/api/orders?search=${encodeURIComponent(company)}`,
  'an order': ({ order }) => `/api/orders/${order}`,
  'invoices of an order': ({ order }) => `/api/orders/${order}/invoices`,
  invoices: () => `/api/admin/invoices?page=1&limit=${PAGE}`,
  'invoices, overdue': () => `/api/admin/invoices?page=1&limit=${PAGE}&state=OVERDUE&sortBy=dueAsc`,
  'invoices, by dealer': ({ company }) => `/api/admin/invoices?search=${encodeURIComponent(company)}`,
  dealers: () => `/api/admin/dealers?page=1&limit=${PAGE}`,
  'dealers to approve': () => `/api/admin/dealers?page=1&limit=${PAGE}&status=PENDING`,
  'dealers, by name': ({ company }) => `/api/admin/dealers?search=${encodeURIComponent(company)}`,
  'a dealer': ({ dealer }) => `/api/admin/dealers/${dealer}`,
  'orders and reservations of a dealer': ({ dealer }) =>
    `/api/reservations?dealerId=${dealer}&page=1&limit=${PAGE}`,
  imports: () => `/api/imports?page=1&limit=${PAGE}`,
  mails: () => '/api/admin/mails?page=1&limit=50',
  'mails of a dealer': ({ dealer }) => `/api/admin/mails?page=1&limit=50&dealerId=${dealer}`,
  'mails of an order': ({ order }) => `/api/admin/mails?page=1&limit=50&orderId=${order}`,
  'mails, by address': () => '/api/admin/mails?page=1&limit=50&search=buyer1',
  'failed mails': () => '/api/admin/mails/failed',
  history: () => '/api/admin/audit?page=1&limit=50',
  'history of a vehicle': ({ vehicle }) =>
    `/api/admin/audit?page=1&limit=50&subject=vehicle&subjectId=${vehicle}`,
  'history of an order': ({ order }) => `/api/admin/audit?page=1&limit=50&orderId=${order}`,
  'history of a person': ({ admin }) => `/api/admin/audit?page=1&limit=50&actorId=${admin}`,
  'history of an action': () => '/api/admin/audit?page=1&limit=50&action=ORDER_PLACED',
  'history of a day': () => '/api/admin/audit?page=1&limit=50&from=2026-01-10&to=2026-01-10',
  'search everything, a word': () => '/api/admin/search?q=golf',
  'search everything, a VIN': ({ vin }) => `/api/admin/search?q=${vin.slice(-6)}`,
  'search everything, a dealer': ({ company }) => `/api/admin/search?q=${encodeURIComponent(company)}`,
  'search everything, a number': ({ order }) => `/api/admin/search?q=${order.slice(0, 8)}`,
  'page of the dashboard': () => '/admin',
  'page of vehicles': () => '/admin/vehicles',
  'page of reservations': () => '/admin/reservations',
  'page of orders': () => '/admin/orders',
  'page of invoices': () => '/admin/invoices',
  'page of dealers': () => '/admin/users',
  'page of imports': () => '/admin/upload',
  'page of mails': () => '/admin/mails',
  'page of the history': () => '/admin/history',
  'page of a vehicle': ({ vehicle }) => `/admin/vehicles/${vehicle}`,
  'page of an order': ({ order }) => `/admin/orders/${order}`,
  'page of a dealer': ({ dealer }) => `/admin/users/${dealer}`,
};

/** A portal to ask, and the rows that the questions name there. */
interface Desk {
  portal: Portal;
  client: pg.Client;
  headers: { cookie: string };
}

/**
 * Compares the back office with many rows with that of a portal that has those of the demo. They are asked in turns: what else
 * the machine does meanwhile slows both.
 */
export async function measureDesk(demo: Portal, grown: Portal): Promise<boolean> {
  const few = await openDesk(demo);
  const many = await openDesk(grown);
  console.log('\nadding dealers, orders, invoices, mails and history');
  await growDesk(many.client);
  console.log(`\n${'the back office'.padEnd(38)}${['demo ms', 'many ms', 'ratio'].map(right).join('')}`);
  let isWithin = true;
  for (const [name, pathOf] of Object.entries(QUESTIONS)) {
    const paths = [await pathIn(few, pathOf), await pathIn(many, pathOf)] as const;
    const rounds: [few: number, many: number][] = [];
    for (let round = -2; round < ROUNDS; round += 1) {
      const times: [number, number] = [await timeOf(few, paths[0]), await timeOf(many, paths[1])];
      if (round >= 0) rounds.push(times);
    }
    const [fewMs, manyMs] = [median(rounds.map(([ms]) => ms)), median(rounds.map(([, ms]) => ms))];
    const ratio = manyMs / fewMs;
    if (ratio > BUDGET) isWithin = false;
    const figures = [fewMs.toFixed(1), manyMs.toFixed(1), ratio.toFixed(2)].map(right).join('');
    console.log(`${name.padEnd(38)}${figures}${ratio > BUDGET ? `  OVER ${BUDGET}` : ''}`);
  }
  await few.client.end();
  await many.client.end();
  return isWithin;
}

const right = (cell: string) => cell.padStart(10);

async function openDesk(portal: Portal): Promise<Desk> {
  const client = await connectTo(portal);
  const headers = { cookie: await signIn(portal.url, ADMIN) };
  await issueFirstInvoice(portal, client, headers.cookie);
  return { portal, client, headers };
}

async function pathIn({ portal, client, headers }: Desk, pathOf: (named: Named) => string): Promise<string> {
  return withLastPage(portal.url, pathOf(await findNamed(client)), headers);
}

async function timeOf({ portal, client, headers }: Desk, path: string): Promise<number> {
  // A new version of the stock: otherwise the portal would answer from its cache.
  await client.query('insert into stock_changes default values');
  return msOf(() => read(`${portal.url}${path}`, headers));
}

async function withLastPage(url: string, path: string, headers: Record<string, string>): Promise<string> {
  if (!path.includes('LAST')) return path;
  const answer = await fetch(`${url}${path.replace('LAST', '1')}`, { headers });
  const { total } = (await answer.json()) as { total: number };
  return path.replace('LAST', String(Math.ceil(total / PAGE)));
}

async function read(url: string, headers: Record<string, string>): Promise<void> {
  const answer = await fetch(url, { headers, redirect: 'error' });
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  await answer.arrayBuffer();
}

async function findNamed(client: pg.Client): Promise<Named> {
  const { rows } = await client.query<Named>(`
    select orders.id as order, orders.dealer_id as dealer, company_name as company, vehicle_id as vehicle, vin,
      (select id from users where role = 'admin' order by email limit 1) as admin
    from orders
    join dealers on dealers.id = orders.dealer_id
    join vehicle_reservations on vehicle_reservations.order_id = orders.id
    where orders.status = 'COMPLETED'
    order by orders.order_date
    limit 1`);
  const [named] = rows;
  if (!named) throw new Error('the demo has no completed order');
  return named;
}

async function issueFirstInvoice({ url }: Portal, client: pg.Client, cookie: string): Promise<void> {
  const { rows } = await client.query<{ id: string }>(
    `select id from orders where status = 'PROCESSED' order by order_date limit 1`,
  );
  const headers = { cookie, 'content-type': 'application/json' };
  const account = await (await fetch(`${url}/api/admin/bank-details`, { headers })).text();
  const answer = await fetch(`${url}/api/orders/${rows[0]?.id}/generate-xml-invoice`, {
    method: 'POST',
    headers: { ...headers, origin: new URL(url).origin },
    body: account,
  });
  if (!answer.ok) throw new Error(`the invoice was refused: ${answer.status} ${await answer.text()}`);
}
