import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../fixtures/database.ts';
import { listMigrations, migrate } from './migrate.ts';

const { db, url } = await createTestDatabase();

test('a database that is up to date is not changed', async () => {
  expect(await migrate(url)).toEqual([]);
});

test('all migrations have run, in the order of their numbers', async () => {
  const done = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  expect(done.rows.map(({ name }) => name)).toEqual(listMigrations());
});

test('a database of a newer version is refused with one sentence', async () => {
  const newer = await createTestDatabase();
  await sql`insert into kysely_migration (name, timestamp) values ('9999-tomorrow', '2999')`.execute(
    newer.db,
  );
  await expect(migrate(newer.url)).rejects.toThrow('another version of this program');
});

test('a date is read as it is stored, a count as a number and money as a string', async () => {
  const read =
    await sql`select date '2024-02-29' as day, count(*) as count, 18490::numeric(12,2) as price`.execute(db);
  expect(read.rows).toEqual([{ day: '2024-02-29', count: 1, price: '18490.00' }]);
});
