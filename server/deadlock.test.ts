import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../fixtures/database.ts';
import { aVehicle } from '../fixtures/vehicles.ts';
import { inTransaction } from './db.ts';

const { db } = await createTestDatabase();

test('two transactions that lock the same rows in opposite order both succeed', async () => {
  const [one, other] = [await aVehicle(db), await aVehicle(db)];
  let waiting = 0;
  let letBothGo = () => {};
  const both = new Promise<void>((resolve) => {
    letBothGo = resolve;
  });
  const lockInOrder = (first: string, second: string) =>
    inTransaction(db, async (tx) => {
      await sql`select id from vehicles where id = ${first} for update`.execute(tx);
      waiting += 1;
      if (waiting === 2) letBothGo();
      await both;
      await sql`select id from vehicles where id = ${second} for update`.execute(tx);
      return second;
    });
  expect(await Promise.all([lockInOrder(one.id, other.id), lockInOrder(other.id, one.id)])).toEqual([
    other.id,
    one.id,
  ]);
  // At least one was the victim of the deadlock, and began again.
  expect(waiting).toBeGreaterThan(2);
});
