import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { Both } from './beside-bare.ts';
import { BUYERS, type Measured } from './figures.ts';
import { median } from './portal.ts';

/** A round takes half a second, and the speed of the disk changes between rounds: with three, one program gave 0.25 to 0.45. */
const ROUNDS = 9;

/** A buyer, by the name of their session. */
type Buyer = string;

interface Outcome {
  status: number;
  /** When the answer came, in milliseconds after the first request. */
  at: number;
}

/** Each buyer orders another vehicle, all at once: the vehicles sold a second, of the bare program's. */
export async function manyBuyers(both: Both): Promise<Measured> {
  const buyers = await addBuyers(both.client, BUYERS.each);
  const rounds = await inRounds(
    both,
    BUYERS.each,
    (ids) => buyers.map((_, place) => ids[place] ?? ''),
    buyers,
  );
  for (const outcomes of [...rounds.bare, ...rounds.portal])
    for (const { status } of outcomes) if (status !== 201) throw new Error(`an order was answered ${status}`);
  const [bare, portal] = [medianEnd(rounds.bare), medianEnd(rounds.portal)];
  return {
    figure: bare / portal,
    bare: `${((BUYERS.each / bare) * 1000).toFixed(0)}/s`,
    portal: `${((BUYERS.each / portal) * 1000).toFixed(0)}/s`,
  };
}

/** All buyers want the same vehicle: when the last one is refused, of the bare program's time. One buys it. */
export async function oneVehicle(both: Both): Promise<Measured> {
  const buyers = await addBuyers(both.client, BUYERS.one);
  const rounds = await inRounds(both, 1, ([id = '']) => buyers.map(() => id), buyers);
  for (const outcomes of [...rounds.bare, ...rounds.portal]) {
    const sold = outcomes.filter(({ status }) => status === 201).length;
    const refused = outcomes.filter(({ status }) => status === 409).length;
    if (sold !== 1 || refused !== buyers.length - 1)
      throw new Error(`${sold} bought it, ${refused} were refused`);
  }
  const [bare, portal] = [medianEnd(rounds.bare), medianEnd(rounds.portal)];
  return { figure: portal / bare, bare: `${bare.toFixed(0)} ms`, portal: `${portal.toFixed(0)} ms, 1 sold` };
}

/** Rounds in alternation, each with vehicles of its own. The first only warms both programs. */
async function inRounds(
  both: Both,
  vehicles: number,
  wantedOf: (ids: string[]) => string[],
  buyers: readonly Buyer[],
): Promise<Record<'bare' | 'portal', Outcome[][]>> {
  const rounds = { bare: [] as Outcome[][], portal: [] as Outcome[][] };
  for (let round = -1; round < ROUNDS; round += 1) {
    const wanted = wantedOf(await available(both.client, vehicles));
    const [bare, portal] = [await orderFromBare(both, wanted), await orderFromPortal(both, wanted, buyers)];
    if (round < 0) continue;
    rounds.bare.push(bare);
    rounds.portal.push(portal);
  }
  return rounds;
}

async function available(client: pg.Client, count: number): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `select offered.id from vehicles offered join bare.vehicles bare on bare.id = offered.id and bare.available
    where offered.status = 'AVAILABLE' order by offered.id desc limit $1`,
    [count],
  );
  return rows.map(({ id }) => id);
}

const orderFromBare = ({ bareUrl }: Both, wanted: readonly string[]) =>
  atOnce(
    wanted.map((id, place) => () => fetch(`${bareUrl}/orders/${id}?buyer=${place}`, { method: 'POST' })),
  );

const orderFromPortal = ({ portal: { url } }: Both, wanted: readonly string[], buyers: readonly Buyer[]) =>
  atOnce(
    wanted.map(
      (id, place) => () =>
        fetch(`${url}/api/vehicles/${id}/reserve`, {
          method: 'POST',
          headers: {
            cookie: `sid=${buyers[place]}`,
            origin: new URL(url).origin,
            'idempotency-key': crypto.randomUUID(),
          },
        }),
    ),
  );

async function atOnce(requests: readonly (() => Promise<Response>)[]): Promise<Outcome[]> {
  const start = performance.now();
  return Promise.all(
    requests.map(async (send) => {
      const answer = await send();
      await answer.arrayBuffer();
      return { status: answer.status, at: performance.now() - start };
    }),
  );
}

const medianEnd = (rounds: readonly Outcome[][]) =>
  median(rounds.map((outcomes) => Math.max(...outcomes.map(({ at }) => at))));

let added = 0;

/** Adds active dealers, each with one user who is signed in. */
async function addBuyers(client: pg.Client, count: number): Promise<Buyer[]> {
  const first = (added += 1000);
  const tokens = Array.from({ length: count }, (_, place) => `bench-buyer-${first + place}`);
  await client.query(
    `with dealer as (
      insert into dealers (company_name, legal_form, email, status, street, postal_code, city, country, phone, vat_id,
        contact_first_name, contact_last_name)
      select 'Autohaus ' || token, 'GmbH', token || '@bench.example.com', 'ACTIVE', 'Hauptstraße 1', '20095', 'Hamburg',
        'DE', '+49 40 123456', 'DE123456788', 'Kim', 'Muster'
      from unnest($1::text[]) token
      returning id, email
    ), buyer as (
      insert into users (dealer_id, email, password_hash, email_confirmed_at)
      select id, email, 'none', now() from dealer
      returning id, email
    )
    insert into sessions (token_hash, user_id, expires_at)
    select token_hash, buyer.id, now() + interval '1 day'
    from unnest($1::text[], $2::bytea[]) as given (token, token_hash)
    join buyer on buyer.email = token || '@bench.example.com'`,
    [tokens, tokens.map((token) => createHash('sha256').update(token).digest())],
  );
  return tokens;
}
