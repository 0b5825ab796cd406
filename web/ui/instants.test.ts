import { expect, test, vi } from 'vitest';

test('the clock of instants is not made while a page loads', async () => {
  const made = vi.spyOn(Intl, 'DateTimeFormat');
  await import('./instants.ts');
  expect(made).not.toHaveBeenCalled();
});
