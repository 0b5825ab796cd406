import type { FastifyInstance } from 'fastify';
import { PAGE_SIZE } from '../../contract/constants.ts';
import { exportReservations } from '../../contract/list-exports.ts';
import { cancelReservation, listReservations } from '../../contract/reservations.ts';
import { inTransaction } from '../db.ts';
import { type User } from '../actor.ts';
import { type Scope, scopeOf } from '../scope.ts';
import { Failure } from '../failure.ts';
import { serve, serveFile } from '../http/serve.ts';
import { listCsv } from '../list-table.ts';
import { cancelOneReservation } from './cancel.ts';
import { countReservations, findReservations } from './queries.ts';
import { RESERVATION_COLUMNS } from './reservation-table.ts';

export function serveReservations(app: FastifyInstance): void {
  const { db } = app.deps;

  serve(app, listReservations, async ({ query, user, reply }) => {
    const limit = query.limit ?? (query.page === undefined ? undefined : PAGE_SIZE.reservations);
    const wanted = {
      scope: scopeFor(user, query.dealerId),
      reader: user,
      search: query.search,
      vehicleId: query.vehicleId,
      status: query.status,
      phase: query.phase,
      sortBy: query.sortBy,
      withDealer: user.role === 'admin',
      ...(limit === undefined ? {} : { limit, offset: ((query.page ?? 1) - 1) * limit }),
    };
    const [entries, total] = await Promise.all([findReservations(db, wanted), countReservations(db, wanted)]);
    reply.header('x-total-count', total);
    return entries;
  });

  serveFile(app, exportReservations, ({ query: { locale, dealerId, ...filters }, user }) =>
    listCsv(
      app.replica,
      {
        table: 'reservations',
        columns: RESERVATION_COLUMNS,
        read: (tx, { page, limit }) => {
          const scope = scopeFor(user, dealerId);
          return findReservations(tx, {
            ...filters,
            scope,
            reader: user,
            withDealer: true,
            limit,
            offset: (page - 1) * limit,
          });
        },
      },
      { locale, user },
    ),
  );

  serve(app, cancelReservation, ({ params, user }) =>
    inTransaction(db, async (tx) => {
      await cancelOneReservation(tx, user, params.id);
      const [entry] = await findReservations(tx, {
        reservationId: params.id,
        scope: scopeOf(user),
        reader: user,
        withDealer: user.role === 'admin',
      });
      if (!entry) throw new Failure('NOT_FOUND');
      return entry;
    }),
  );
}

/** One dealer if the query names one, otherwise the user's own scope. For a dealer, other dealers do not exist. */
function scopeFor(user: User, dealerId: string | undefined): Scope {
  const scope = scopeOf(user);
  if (dealerId === undefined) return scope;
  if (scope !== 'all' && scope.dealerId !== dealerId) throw new Failure('NOT_FOUND');
  return { dealerId };
}
