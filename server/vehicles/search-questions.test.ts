import { beforeAll, expect, test } from 'vitest';
import { call, testApp } from '../../fixtures/app.ts';
import { aStockForQuestions, compareAnswers, QUESTIONS, type Row } from '../../fixtures/question-stock.ts';

const app = await testApp();
let rows: Row[] = [];
beforeAll(async () => {
  rows = await aStockForQuestions(app.deps.db);
});

const TERM = /^(\w+)(<=|>=|=|~|\^)(.+)$/;

function matchesTerm(row: Row, term: string): boolean {
  const [, field = '', operator, operand = ''] = TERM.exec(term) ?? [];
  // The terms name fields of a row.
  const value = row[field as keyof Row];
  const text = String(value).toLowerCase();
  const wanted = operand.toLowerCase().replaceAll('_', ' ').split('|');
  if (operator === '<=') return Number(value) <= Number(operand);
  if (operator === '>=') return Number(value) >= Number(operand);
  if (operator === '~') return wanted.some((each) => text.includes(each));
  return wanted.some((each) => (operator === '^' ? text.startsWith(each) : text === each));
}

const nameOf = ({ make, model, variant, id }: Row) => `${make} ${model} ${variant} ${id}`;

test('there are 200 questions', () => {
  expect(QUESTIONS.length).toBeGreaterThanOrEqual(200);
  expect(new Set(QUESTIONS.map(({ question }) => question)).size).toBe(QUESTIONS.length);
});

test.each(QUESTIONS)('„$question“ finds $finds and nothing else', async ({ question, finds }) => {
  const expected =
    finds === 'none' ? [] : rows.filter((row) => finds.split(' ').every((term) => matchesTerm(row, term)));
  const { result } = await call(app, 'GET /api/vehicles', {
    query: { q: question, status: 'ALL', limit: '100' },
  });
  const isListed = new Set(result.vehicles.map(({ id }) => id));
  const isExpected = new Set(expected);
  const wrong = rows.filter((row) => isListed.has(row.id) && !isExpected.has(row));
  // Beyond a page the total tells the rest.
  const missing = expected.length <= 100 ? expected.filter(({ id }) => !isListed.has(id)) : [];
  expect({ wrong: wrong.map(nameOf), missing: missing.map(nameOf) }).toEqual({ wrong: [], missing: [] });
  expect(result.pagination.total).toBe(expected.length);
  expect(expected.length > 0).toBe(finds !== 'none');
});

test('memory and database answer the same, with what they understood and the nearest list', async () => {
  // `npm run test:long` compares the answers to all questions.
  const some = QUESTIONS.filter((_, at) => at % 8 === 0);
  expect(await compareAnswers(app, some)).toBeGreaterThan(some.length - 10);
});

test('words of the trade are listed with the filters that they act as', async () => {
  const { result } = await call(app, 'GET /api/vehicles', {
    query: { q: 'golf dieesl unter 20.000 € schwarz' },
  });
  expect(result.understood).toEqual([
    {
      words: 'dieesl',
      without: 'golf unter 20.000 € schwarz',
      filters: [{ filter: 'fuelType', values: ['Diesel'] }],
    },
    {
      words: 'unter 20.000 €',
      without: 'golf dieesl schwarz',
      filters: [{ filter: 'priceMax', values: ['20000'] }],
    },
    {
      words: 'schwarz',
      without: 'golf dieesl unter 20.000 €',
      filters: [{ filter: 'colour', values: ['Black'] }],
    },
  ]);
});

test('a search without a match names the words that fail and the nearest list that has vehicles', async () => {
  const { result } = await call(app, 'GET /api/vehicles', {
    query: { q: 'golf diesel trabant unter 900 €', make: 'Volkswagen' },
  });
  const near = await call(app, 'GET /api/vehicles', { query: { q: 'golf diesel', make: 'Volkswagen' } });
  expect(result.pagination.total).toBe(0);
  expect(result.nearest).toEqual({
    query: { q: 'golf diesel', make: ['Volkswagen'] },
    total: near.result.pagination.total,
    leftOut: ['trabant', 'unter 900 €'],
  });
  expect(near.result.nearest).toBeNull();
});

test('a number alone is no nearest list, beside a filter neither', async () => {
  const found = async (query: Record<string, string>) =>
    (await call(app, 'GET /api/vehicles', { query })).result;
  expect((await found({ q: '320' })).pagination.total).toBeGreaterThan(0);
  expect((await found({ q: 'trabant 320' })).nearest).toBeNull();
  expect((await found({ q: 'trabant 320', make: 'BMW' })).nearest).toMatchObject({
    query: { make: ['BMW'] },
    leftOut: ['trabant', '320'],
  });
});
