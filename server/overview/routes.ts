import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Result } from '../../contract/endpoint.ts';
import { getOverview } from '../../contract/overview.ts';
import type { Database } from '../db.ts';
import { serve } from '../http/serve.ts';
import { isHolding } from '../orders/sql.ts';

export function serveOverview(app: FastifyInstance): void {
  const { deps, stockOfRequest } = app;
  serve(
    app,
    getOverview,
    async ({ request }) => countAll(deps.db, (await stockOfRequest.read(request, null))?.stock.size),
    { readSession: stockOfRequest.readSession },
  );
}

/** `vehicles`: their number, if the stock in memory has it. */
async function countAll(db: Database, vehicles: number | undefined): Promise<Result<typeof getOverview>> {
  const counted = await sql<Result<typeof getOverview>>`
    select
      ${vehicles === undefined ? sql`(select count(*)::int from vehicles)` : sql`${vehicles}::int`} as vehicles,
      (
        select count(*)::int
        from vehicle_reservations reservations
        where ${isHolding}
      ) as "activeReservations",
      (select count(*)::int from dealers) as dealers
  `.execute(db);
  const [counts] = counted.rows;
  if (!counts) throw new Error('a select without a table gave no row');
  return counts;
}
