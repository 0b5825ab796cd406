import { afterAll, expect, test } from 'vitest';
import { testApp } from '../../fixtures/app.ts';
import { aDealer } from '../../fixtures/dealers.ts';
import { aMark } from '../../fixtures/marks.ts';
import { compareInventories, readers } from '../../fixtures/stock-comparison.ts';
import { aMixedStock, stockQuestions, wordQuestions } from '../../fixtures/stock-questions.ts';
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
  const stop = await startWriters(app, vehicles, { pauseMs: 60, compared: inventories.compared });
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

test('memory and database find the same vehicles by words, in the same order of relevance', async () => {
  const before = inventories.compared();
  for (const [place, reader] of everybody.entries())
    await inventories.compare(wordQuestions(100, 30 + place), reader);
  // Where a word stands twice, once as a beginning, only PostgreSQL knows which one counts: that is left to the database.
  expect(inventories.compared() - before).toBeGreaterThan(290);
});

/** An answer about words takes longer. It is compared only if nothing changed meanwhile. */
const SLOWER = 180;

test('memory and database find the same by words while words change', async () => {
  const before = inventories.compared();
  const stop = await startWriters(app, vehicles, { pauseMs: SLOWER, compared: inventories.compared });
  try {
    for (const [place, reader] of everybody.entries())
      await inventories.compare(wordQuestions(30, 40 + place), reader);
  } finally {
    expect(await stop()).toBeGreaterThan(20);
  }
  expect(inventories.compared() - before).toBeGreaterThan(30);
  const undisturbed = inventories.compared();
  await inventories.compare(wordQuestions(60, 50), readers.admin);
  expect(inventories.compared() - undisturbed).toBeGreaterThan(45);
});
