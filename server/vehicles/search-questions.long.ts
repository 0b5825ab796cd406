import { expect, test } from 'vitest';
import { testApp } from '../../fixtures/app.ts';
import { aStockForQuestions, compareAnswers, QUESTIONS } from '../../fixtures/question-stock.ts';

const app = await testApp();
await aStockForQuestions(app.deps.db);

test('memory and database answer every question the same, with what they understood and the nearest list', async () => {
  // Of some, only PostgreSQL knows the order of relevance.
  expect(await compareAnswers(app, QUESTIONS)).toBeGreaterThan(QUESTIONS.length - 10);
});
