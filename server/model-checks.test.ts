import { type RawBuilder, sql } from 'kysely';
import { expect, test } from 'vitest';
import { testApp } from '../fixtures/app.ts';
import { createTestDatabase } from '../fixtures/database.ts';
import { findContradictions, RULES } from '../fixtures/model/contradictions.ts';
import { takeStep } from '../fixtures/model/take-step.ts';
import { aWorld } from '../fixtures/model/world.ts';

const { db, owner } = await createTestDatabase();
const app = await testApp({ db });
const world = await aWorld(app);
const [buyer, other] = world.dealers;
const placed = await takeStep(world, {
  kind: 'placeOrder',
  args: { dealer: 0, vehicles: [0, 1], key: null, isStale: false },
});
const orderId = placed?.resultId ?? null;
const vehicleId = placed?.asked.vehicleIds?.[0] ?? null;

class RolledBack extends Error {}

/** The rules that the rows break after these statements. The statements are rolled back. */
async function rulesBrokenBy(...statements: RawBuilder<unknown>[]): Promise<string[]> {
  let rules: string[] = [];
  // Some statements change the schema.
  await owner
    .transaction()
    .execute(async (tx) => {
      for (const statement of statements) await statement.execute(tx);
      rules = (await findContradictions(tx, world.scope)).map(({ rule }) => rule);
      // Constraint triggers would refuse the commit.
      throw new RolledBack();
    })
    .catch((error: unknown) => {
      if (!(error instanceof RolledBack)) throw error;
    });
  return rules;
}

const addEntry = (
  action: string,
  subject: string,
  subjectId: string | null | undefined,
  before: object,
) => sql`
  insert into audit_events (actor_role, action, subject, subject_id, before, after)
  values ('system', ${action}, ${subject}, ${subjectId}, ${JSON.stringify(before)}, ${JSON.stringify(before)})
`;

/** An invoice that nobody has issued. */
const addInvoice = sql`
  insert into invoices (
    order_id, kind, year, sequence, issued_at, due_on, net_amount, vat_amount, gross_amount, content, xml, pdf
  )
  values (${orderId}, 'INVOICE', 2000, 2, now(), now(), 1, 0, 1, '{}', '', '')
`;

/** Statements that break each rule. */
const BREAKING: Record<string, RawBuilder<unknown>[]> = {
  'an offered vehicle is held by no reservation': [
    sql`update vehicles set status = 'AVAILABLE', status_order_id = null where id = ${vehicleId}`,
  ],
  'a vehicle is held by one reservation at most': [
    sql`alter table vehicle_reservations drop constraint vehicle_reservations_do_not_overlap`,
    sql`alter table vehicle_reservations drop constraint vehicle_reservations_name_a_vehicle_once`,
    sql`update vehicle_reservations set vehicle_id = ${vehicleId} where order_id = ${orderId}`,
  ],
  'an order gives its status to a vehicle that it holds': [
    sql`update vehicles set status = 'SOLD' where id = ${vehicleId}`,
  ],
  'a held vehicle has its status from the order that holds it, or from a clerk': [
    sql`update vehicles set status_order_id = null where id = ${vehicleId}`,
  ],
  'the totals of an open order are those of its reservations': [
    sql`update orders set total_amount = total_amount + 1 where id = ${orderId}`,
  ],
  'a cancelled order holds nothing': [
    sql`update orders set status = 'CANCELLED', end_reason = 'ADMIN', ended_at = now() where id = ${orderId}`,
  ],
  'an order has expired if its reservations have lapsed, and only then': [
    sql`update vehicle_reservations set end_reason = 'LAPSED' where order_id = ${orderId}`,
  ],
  'reservations expire while their order is PENDING and not invoiced': [
    sql`update vehicle_reservations set expires_at = null where order_id = ${orderId}`,
  ],
  'an order is invoiced if no credit note cancels its invoice, and only then': [addInvoice],
  'the numbers of invoices have no gap': [
    addInvoice,
    sql`insert into invoice_numbers values (2000, 2, now())`,
  ],
  'each invoice and each credit note has its entry': [addInvoice],
  'a reservation belongs to the dealer of its order': [
    sql`update vehicle_reservations set dealer_id = ${other?.dealer.id} where order_id = ${orderId}`,
  ],
  'an order has a date of completion if it is COMPLETED': [
    sql`alter table orders drop constraint orders_complete_with_a_date`,
    sql`update orders set completed_at = now() where id = ${orderId}`,
  ],
  'a deleted dealer owns nothing': [addEntry('DEALER_DELETED', 'dealer', buyer?.dealer.id, {})],
  'an idempotency key names one order of its user, and no other key names it': [
    sql`
      insert into idempotency_keys (user_id, key, request_hash, answer)
      values (${other?.user.id}, 'key', '', ${JSON.stringify({ id: orderId })})
    `,
  ],
  'each entry begins with the value with which the entry before it ended': [
    addEntry('VEHICLE_STATUS_CHANGED', 'vehicle', vehicleId, { status: 'SOLD' }),
  ],
  'the last entry ends with the current value': [
    sql`update orders set status = 'PROCESSED' where id = ${orderId}`,
  ],
  'each change has its mails': [sql`delete from mail_outbox where kind = 'newOrder'`],
  'each mail belongs to a change': [
    sql`
      insert into mail_outbox (kind, facts)
      values ('orderCancelled', ${JSON.stringify({ orderId })})
    `,
  ],
};

test('each rule of the model test has statements that break it', () => {
  expect(Object.keys(BREAKING).toSorted()).toEqual(RULES.toSorted());
});

test('the rows of a placed order break no rule', async () => {
  expect(placed?.status).toBe(201);
  expect(await rulesBrokenBy()).toEqual([]);
});

test.each(Object.entries(BREAKING))('a row that breaks the rule is found: %s', async (rule, statements) => {
  expect(await rulesBrokenBy(...statements)).toContain(rule);
});
