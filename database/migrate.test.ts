import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createEncodedDatabase, createTestDatabase } from '../fixtures/database.ts';
import { LAST_OF_THE_QUEUE, listMigrations, migrate, refusedBecause } from './migrate.ts';

const { owner: db, url } = await createTestDatabase();

test('a database that is up to date is not changed', async () => {
  expect(await migrate(url)).toEqual([]);
});

test('all migrations have run, in the order of their numbers', async () => {
  const done = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  expect(done.rows.map(({ name }) => name)).toEqual(listMigrations());
  const queue = await sql<{ last: number }>`select max(id) as last from graphile_worker.migrations`.execute(
    db,
  );
  expect(queue.rows).toEqual([{ last: LAST_OF_THE_QUEUE }]);
});

test('a database of a newer version is refused with one sentence', async () => {
  const newer = await createTestDatabase();
  await sql`insert into kysely_migration (name, timestamp) values ('9999-tomorrow', '2999')`.execute(
    newer.owner,
  );
  await expect(migrate(newer.url)).rejects.toThrow('another version of this program');
});

test('PostgreSQL 15 and newer are accepted, older ones are refused with one sentence', () => {
  const server = (version: string, number: string) => ({ version, number, encoding: 'UTF8' });
  expect(refusedBecause(server('15.0', '150000'))).toBeNull();
  expect(refusedBecause(server('18.4', '180004'))).toBeNull();
  expect(refusedBecause(server('14.19', '140019'))).toBe(
    'The database server is PostgreSQL 14.19: it must be 15 or newer.',
  );
});

test('a database with another encoding than UTF8 is refused with one sentence', async () => {
  const { url: latin } = await createEncodedDatabase('LATIN1');
  await expect(migrate(latin)).rejects.toThrow(
    'The database is encoded in LATIN1: create it with encoding UTF8.',
  );
});

test('a date is read as it is stored, a count as a number and money as a string', async () => {
  const read =
    await sql`select date '2024-02-29' as day, count(*) as count, 18490::numeric(12,2) as price`.execute(db);
  expect(read.rows).toEqual([{ day: '2024-02-29', count: 1, price: '18490.00' }]);
});
