import type { FastifyInstance } from 'fastify';
import { PAGE_SIZE } from '../../contract/constants.ts';
import { cancelReservation, listReservations } from '../../contract/reservations.ts';
import { Failure } from '../http/failure.ts';
import { serve } from '../http/serve.ts';
import { cancelOneReservation } from './cancel.ts';
import { countReservations, findReservations } from './queries.ts';

export function serveReservations(app: FastifyInstance): void {
  const { db } = app.deps;

  serve(app, listReservations, async ({ query, user, reply }) => {
    const own = user.dealer?.id ?? null;
    if (own && query.dealerId && query.dealerId !== own) throw new Failure('NOT_FOUND');
    const limit = query.limit ?? (query.page === undefined ? undefined : PAGE_SIZE.reservations);
    const wanted = {
      dealerId: own ?? query.dealerId ?? null,
      vehicleId: query.vehicleId,
      status: query.status,
      sortBy: query.sortBy,
      withDealer: user.role === 'admin',
      ...(limit === undefined ? {} : { limit, offset: ((query.page ?? 1) - 1) * limit }),
    };
    const [entries, total] = await Promise.all([findReservations(db, wanted), countReservations(db, wanted)]);
    reply.header('x-total-count', total);
    return entries;
  });

  serve(app, cancelReservation, ({ params, user }) =>
    db.transaction().execute(async (tx) => {
      await cancelOneReservation(tx, user, params.id);
      const [entry] = await findReservations(tx, {
        reservationId: params.id,
        dealerId: user.dealer?.id ?? null,
        withDealer: user.role === 'admin',
      });
      if (!entry) throw new Failure('NOT_FOUND');
      return entry;
    }),
  );
}
