import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../fixtures/database.ts';
import { aVin } from '../../fixtures/vehicles.ts';
import { type Bitmap, Bitmaps, has } from './bitmaps.ts';
import { Lexemes } from './lexemes.ts';
import { parseTextQuery, type TextQuery } from './text-query.ts';
import { Vins } from './vins.ts';
import { isOneWord } from './words.ts';

const { db } = await createTestDatabase();
const slotsOf = (found: Bitmap, capacity: number) =>
  Array.from({ length: capacity }, (_, slot) => slot).filter((slot) => has(found, slot));

describe('a text query of PostgreSQL', () => {
  /** With a star for a prefix and brackets around what belongs together. */
  const drawn = (query: TextQuery): string => {
    if (query.kind === 'word') return `${query.operand.lexeme}${query.operand.isPrefix ? '*' : ''}`;
    const between = { any: ' or ', all: ' and ', phrase: ' then ' }[query.kind];
    return `(${query.of.map(drawn).join(between)})`;
  };

  test.each([
    ["'golf':*", 'golf*'],
    ["'a' & ( 'b' | 'c':* )", '(a and (b or c*))'],
    ["'a' & 'b' | 'c' & 'd':*", '((a and b) or (c and d*))'],
    ["'e' <-> 'tron':* | 'etron':*", '((e then tron*) or etron*)'],
    ["'head' <2> 'up' & 'x'", '((head then up) and x)'],
    ["'it''s' | 'back\\\\slash'", "(it's or back\\slash)"],
  ])('is parsed as PostgreSQL prints it: %s', async (text, expected) => {
    const found = await sql<{ query: string }>`select ${text}::tsquery::text as query`.execute(db);
    expect(found.rows[0]?.query).toBe(text);
    const query = parseTextQuery(text);
    expect(query && drawn(query)).toBe(expected);
  });

  test('has phrases whose text PostgreSQL reads again', () => {
    expect(parseTextQuery("'x' | 'e' <-> 'tron':* | 'y'")).toMatchObject({
      of: [{}, { text: "'e' <-> 'tron':*" }, {}],
    });
  });

  test('is refused if it has what nobody can type', () => {
    expect(() => parseTextQuery("!'golf'")).toThrow('not a text query');
    expect(() => parseTextQuery("'golf':A")).toThrow('not a text query');
  });
});

test('a VIN that begins with letters and has a digit after them is one word to PostgreSQL', async () => {
  const random = Array.from(
    { length: 3000 },
    (_, place) => aVin().slice(3) + ['ABC', 'E12', '9E4'][place % 3],
  );
  const vins = [...random, 'WVWZZZ1E5ZM001122', 'W1E20000000000000', 'AB1E5000000000000'].filter(isOneWord);
  expect(vins.length).toBeGreaterThan(1500);
  const found = await sql<{ vin: string }>`
    select vin from unnest(${vins}::text[]) vin
    where searched_words(vin)::text <> '''' || lower(vin) || ''':1,2'
  `.execute(db);
  expect(found.rows).toEqual([]);
});

test('a part of a VIN is found in one VIN, never across two', () => {
  const bitmaps = new Bitmaps(3);
  const vins = new Vins(bitmaps);
  for (const [slot, vin] of ['WVWZZZAUZKW123456', 'WVWZZZAUZKW123457', '456WVZZAUZKW12345'].entries())
    vins.set(slot, vin);
  const found = (find: (into: Bitmap) => void) => {
    const into = bitmaps.make();
    find(into);
    return slotsOf(into, 3);
  };
  expect(found((into) => vins.findPart(into, '456'))).toEqual([0, 2]);
  expect(found((into) => vins.findPart(into, '56WV'))).toEqual([2]);
  expect(found((into) => vins.findPart(into, 'ZZ'))).toEqual([0, 1, 2]);
  expect(found((into) => vins.findBeginning(into, 'WVW', (slot) => slot !== 1))).toEqual([0]);
  vins.clear(0);
  expect(found((into) => vins.findPart(into, '3456'))).toEqual([]);
});

test('a lexeme of many vehicles becomes a bitmap, and loses removed ones like a list', () => {
  const bitmaps = new Bitmaps(1024);
  const lexemes = new Lexemes(bitmaps);
  for (let slot = 0; slot < 300; slot += 1)
    lexemes.add(slot, slot % 100 === 0 ? ['often', 'rare'] : ['often']);
  const find = (lexeme: string, isPrefix: boolean) => {
    const found = bitmaps.make();
    lexemes.find(found, { lexeme, isPrefix });
    return slotsOf(found, 300);
  };
  expect([find('often', false).length, find('rare', false), find('of', true).length]).toEqual([
    300,
    [0, 100, 200],
    300,
  ]);
  const gone = bitmaps.make();
  gone.words[0] = 1;
  lexemes.remove(gone);
  expect([find('often', false).length, find('rare', false)]).toEqual([299, [100, 200]]);
  lexemes.add(0, ['oftener']);
  expect([find('often', false).length, find('often', true).length, find('oft', false)]).toEqual([
    299,
    300,
    [],
  ]);
});
