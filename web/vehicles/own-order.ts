import type { Call } from '../api/call.ts';
import { readingOf } from '../api/query-of.ts';

/** The id of the reader's own order that holds the vehicle with this VIN. Another own order of it was cancelled. */
export const ownOrderQuery = (vin: string, by?: Call) =>
  readingOf(
    'GET /api/orders',
    { query: { search: vin } },
    {
      as: 'own order',
      read: async (ask) => {
        const { result } = await ask();
        return result.orders.find(({ status }) => status !== 'CANCELLED')?.id ?? null;
      },
      by,
    },
  );
