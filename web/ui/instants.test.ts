import { expect, test, vi } from 'vitest';
import { TIME_ZONE } from '../../contract/constants.ts';

test('an instant is shown in German time, without a clock of Intl, which a slow phone makes for a tenth of a second', async () => {
  const made = vi.spyOn(Intl, 'DateTimeFormat');
  const { formatInstant, formatInstantDay } = await import('./instants.ts');
  expect(formatInstant('2026-11-21T13:05:00Z', 'de')).toBe('21.11.2026, 14:05');
  expect(formatInstantDay('2026-07-31T22:00:00Z', 'fr')).toBe('01/08/2026');
  expect(made).not.toHaveBeenCalled();
});

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

test('the clocks of Germany show what the time zone says on each day of forty years, also when they change at 01:00 UTC', async () => {
  const { onGermanClocks } = await import('./instants.ts');
  const clock = new Intl.DateTimeFormat('sv-SE', {
    timeZone: TIME_ZONE,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  const wrong: string[] = [];
  for (let day = Date.UTC(1997, 0, 1); day < Date.UTC(2037, 0, 1); day += DAY_MS)
    for (const at of [day + HOUR_MS - 1, day + HOUR_MS, day + 22.5 * HOUR_MS]) {
      const said = clock.format(at).replace(/\s/, 'T');
      if (onGermanClocks(at).slice(0, 19) !== said) wrong.push(said);
    }
  expect(wrong).toEqual([]);
});
