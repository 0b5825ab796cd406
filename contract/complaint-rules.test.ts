import { expect, test } from 'vitest';
import { termsOfNotice } from './complaint-rules.ts';

test.each([
  ['in winter', '2026-11-18T09:00:00.000Z', '2026-12-18T22:59:59.000Z'],
  ['over the end of summer time', '2026-10-10T08:00:00.000Z', '2026-11-09T22:59:59.000Z'],
  ['over its beginning, from late in the evening', '2026-03-10T22:30:00.000Z', '2026-04-09T21:59:59.000Z'],
])('the term of hidden defects ends with its thirtieth day in Berlin: %s', (_, handedOverAt, end) => {
  const lateAt = (at: string) => termsOfNotice(handedOverAt, at).find(({ term }) => term === 'HIDDEN');
  expect(lateAt(end)).toEqual({ term: 'HIDDEN', endsAt: end, isLate: false });
  expect(lateAt(new Date(Date.parse(end) + 1000).toISOString())?.isLate).toBe(true);
});
