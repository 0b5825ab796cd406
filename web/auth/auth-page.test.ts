import { expect, test } from 'vitest';
import { pageOf } from '../../fixtures/pages.ts';

test.each(['?tab=unknown', '?tab=register&tab=register', '?next=%2Forders&next=%2Fcart'])(
  'the login page drops a parameter that it does not understand: /auth%s',
  async (search) => {
    const { status, location } = await pageOf(`/auth${search}`);
    expect([status, location]).toEqual([307, '/auth']);
  },
);

test('the login page keeps the tab and the page to open afterwards', async () => {
  expect((await pageOf('/auth?next=%2Forders&tab=register')).status).toBe(200);
});
