import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { TOPICS } from './event-figures.ts';
import { amount, id, wholeNumber } from './fields.ts';
import { VEHICLE_STATUSES } from './states.ts';

/** The events of a stream by their names, with their data. */
export const LIVE_EVENTS = {
  /** The first event. Not `complete`: the server does not know what has changed since the data of the page. */
  start: z.object({ complete: z.boolean() }),
  /** Vehicles that have changed, as everybody sees them now, and those that do not exist any more. */
  vehicles: z.object({
    vehicles: z.array(z.object({ id, status: z.enum(VEHICLE_STATUSES), priceNet: amount })),
    gone: z.array(id),
  }),
  /** Any vehicle may have changed. */
  stock: z.object({}),
  /** Data that the reader may fetch have changed. */
  changed: z.object({ topics: z.array(z.enum(TOPICS)) }),
  /** A heartbeat. */
  beat: z.object({}),
  /** The last event: the rights of the reader have changed, or the server stops. The page opens another stream. */
  end: z.object({ reason: z.enum(['RIGHTS', 'STOP']) }),
};
export type LiveEvents = { [Name in keyof typeof LIVE_EVENTS]: z.output<(typeof LIVE_EVENTS)[Name]> };
export type LiveEventName = keyof LiveEvents;

export const getEvents = endpoint({
  method: 'GET',
  path: '/api/events',
  summary:
    'Server-sent events: vehicles that change, and for users what they may ask for again. Ends with the session or a change of rights',
  access: 'public',
  query: z.strictObject({
    /** Milliseconds since the data of the page were read, so that nothing is missed in between. */
    age: wholeNumber(0, 86_400_000).optional(),
  }),
  events: LIVE_EVENTS,
});
