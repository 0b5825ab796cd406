import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../fixtures/database.ts';
import { openDatabase } from './db.ts';
import { OftenAsked } from './often-asked.ts';

const { servingUrl, owner } = await createTestDatabase();

test('PostgreSQL plans a statement that is asked often under a name, and others each time', async () => {
  const database = openDatabase(servingUrl, { max: 1 });
  const { db } = database;
  const named = async () => {
    const found = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db);
    return found.rows.map(({ statement }) => statement);
  };
  const ask = async (number: number) => {
    const found = await sql<{ double: number }>`select ${number}::int * 2 as double`.execute(db);
    return found.rows[0]?.double;
  };
  for (let number = 1; number < 20; number += 1) expect(await ask(number)).toBe(number * 2);
  expect(await named()).toEqual([]);
  for (let number = 20; number < 30; number += 1) expect(await ask(number)).toBe(number * 2);
  expect(await named()).toEqual(['select $1::int * 2 as double']);
  await database.close();
});

test('a statement that fails is asked again under its name', async () => {
  const database = openDatabase(servingUrl, { max: 1 });
  const { db } = database;
  const divide = (by: number) => sql<{ part: number }>`select 6 / ${by}::int as part`.execute(db);
  for (let turn = 0; turn < 30; turn += 1) await expect(divide(0)).rejects.toThrow('division by zero');
  expect((await divide(2)).rows).toEqual([{ part: 3 }]);
  await database.close();
});

test('a change of the type of a column costs one failure, not the connection', async () => {
  await sql`create table figures (figure integer)`.execute(owner);
  await sql`insert into figures values (7)`.execute(owner);
  await sql`grant select on figures to public`.execute(owner);
  const database = openDatabase(servingUrl, { max: 1 });
  const ask = () =>
    sql<{ figure: number }>`select figure from figures where figure > ${1}`.execute(database.db);
  for (let turn = 0; turn < 30; turn += 1) await ask();
  await sql`alter table figures alter column figure type bigint`.execute(owner);
  await expect(ask()).rejects.toThrow('cached plan');
  expect((await ask()).rows).toEqual([{ figure: 7 }]);
  await database.close();
});

test('only so many statements have a name, each its own', () => {
  const oftenAsked = new OftenAsked();
  const nameOf = (statement: string) => {
    for (let turn = 1; turn < 20; turn += 1) oftenAsked.nameOf(statement);
    return oftenAsked.nameOf(statement);
  };
  const names = Array.from({ length: 150 }, (_, at) => nameOf(`select ${at}`));
  expect(names.filter((name) => name !== undefined)).toHaveLength(100);
  expect(new Set(names.slice(0, 100)).size).toBe(100);
  expect(nameOf('select 0')).toBe(names[0]);
});
