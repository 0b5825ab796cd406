import { afterAll, expect, test } from 'vitest';
import { testApp } from '../../fixtures/app.ts';
import { aDealer } from '../../fixtures/dealers.ts';
import { aMark } from '../../fixtures/marks.ts';
import { compareInventories, readers } from '../../fixtures/stock-comparison.ts';
import { aMixedStock, stockQuestions } from '../../fixtures/stock-questions.ts';
import { startWriters } from '../../fixtures/stock-writers.ts';
import { aDocument, aPicture } from '../../fixtures/vehicles.ts';

const app = await testApp();
const { db } = app.deps;
const inventories = compareInventories(app);
afterAll(() => inventories.live.close());
const vehicles = await aMixedStock(db, 150, 1);
const dealer = await aDealer(app);
for (const [place, vehicle] of vehicles.entries()) {
  if (place % 7 === 0) await aDocument(app, vehicle.id);
  if (place % 5 === 0) await aPicture(app, vehicle.id);
  if (place % 20 === 0) await aMark(app, dealer, vehicle, 'HIDDEN');
}
const everybody = [readers.visitor, readers.admin, readers.dealer(dealer.dealer.id)];

test('memory and database answer every question the same', async () => {
  for (const [place, reader] of everybody.entries())
    await inventories.compare(stockQuestions(150, place), reader);
  expect(inventories.compared()).toBe(450);
});

test('memory and database answer the same while the stock changes in every way', async () => {
  const before = inventories.compared();
  const stop = await startWriters(app, vehicles, 60);
  try {
    for (const [place, reader] of everybody.entries())
      await inventories.compare(stockQuestions(60, 10 + place), reader);
  } finally {
    expect(await stop()).toBeGreaterThan(20);
  }
  expect(inventories.compared() - before).toBeGreaterThan(60);
  const undisturbed = inventories.compared();
  await inventories.compare(stockQuestions(50, 20), readers.admin);
  expect(inventories.compared() - undisturbed).toBeGreaterThan(40);
});

test('memory leaves a query with a filter that it does not know to the database', async () => {
  const query = { page: 1, limit: 24, sortBy: 'firstRegistration' } as const;
  expect(await inventories.fromMemory(query, null)).toBeDefined();
  expect(await inventories.fromMemory({ ...query, q: 'Golf' }, null)).toBeUndefined();
});
