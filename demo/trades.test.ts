import { expect, test } from 'vitest';
import { RESERVATION_HOURS } from '../contract/constants.ts';
import type { Moment } from './calendar.ts';
import { TRADES, type Trade } from './trades.ts';

const HOUR_MS = 3_600_000;
/** A start on each day of more than a year, at another hour each: so at each hour of each weekday, and after both clock changes. */
const STARTS = Array.from(
  { length: 380 },
  (_, day) => new Date(Date.UTC(2026, 0, 1) + (day * 24 + ((day * 7) % 24)) * HOUR_MS),
);

/** What happened to an order, in its order. */
const stepsOf = (trade: Trade): Moment[] =>
  [
    trade.placed,
    trade.called,
    trade.reduced,
    trade.processed,
    trade.invoiced,
    ...(trade.reminded ?? []),
    trade.paid,
    trade.delivery?.set,
    trade.completed,
    trade.proven,
    trade.complained?.at,
    trade.cancelled?.at,
    trade.refunded,
  ].filter((step) => step !== undefined);

test('whenever the demo starts, the steps of an order of the history follow each other', () => {
  const wrong = STARTS.flatMap((now) =>
    TRADES.filter((trade) => {
      const times = stepsOf(trade).map((step) => step(now).getTime());
      return times.some((time, place) => place > 0 && time <= (times[place - 1] ?? 0));
    }).map(({ buyer, reference }) => `${now.toISOString()} ${buyer} ${reference}`),
  );
  expect(wrong).toEqual([]);
});

test('whenever the demo starts, an order of the history is worked on before its reservation lapses', () => {
  const wrong = STARTS.flatMap((now) =>
    TRADES.filter((trade) => {
      const next = trade.processed ?? trade.invoiced ?? trade.cancelled?.at;
      return next && next(now).getTime() - trade.placed(now).getTime() >= RESERVATION_HOURS * HOUR_MS;
    }).map(({ buyer, reference }) => `${now.toISOString()} ${buyer} ${reference}`),
  );
  expect(wrong).toEqual([]);
});
