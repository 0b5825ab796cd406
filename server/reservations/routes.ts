import type { FastifyInstance } from 'fastify';
import { cancelReservation, listReservations } from '../../contract/reservations.ts';
import { Failure } from '../http/failure.ts';
import { serve } from '../http/serve.ts';
import { cancelOneReservation } from './cancel.ts';
import { findReservations } from './queries.ts';

/** Entries on a page when only `page` is given. */
const PAGE_SIZE = 24;

export function serveReservations(app: FastifyInstance): void {
  const { db } = app.deps;

  serve(app, listReservations, ({ query, user }) => {
    const own = user.dealer?.id ?? null;
    if (own && query.dealerId && query.dealerId !== own) throw new Failure('NOT_FOUND');
    const limit = query.limit ?? (query.page === undefined ? undefined : PAGE_SIZE);
    return findReservations(db, {
      dealerId: own ?? query.dealerId ?? null,
      withDealer: user.role === 'admin',
      ...(limit === undefined ? {} : { limit, offset: ((query.page ?? 1) - 1) * limit }),
    });
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
