import type { FastifyInstance, FastifyRequest } from 'fastify';
import { exportOrders } from '../../contract/list-exports.ts';
import { recordOrderStep } from '../../contract/order-bulk.ts';
import { createOrder, reserveVehicle } from '../../contract/order-placing.ts';
import {
  cancelOrder,
  changeOrderDates,
  changePurchaseReference,
  getOrder,
  listOrders,
  type OrderWithReservations,
  setOrderStatus,
} from '../../contract/orders.ts';
import { inTransaction } from '../db.ts';
import { Failure } from '../failure.ts';
import { serve, serveFile } from '../http/serve.ts';
import { listCsv } from '../list-table.ts';
import { type DealerUser } from '../actor.ts';
import { scopeOf } from '../scope.ts';
import { SharedRead } from '../shared-read.ts';
import { recordSteps } from './bulk.ts';
import { cancelOwnOrder } from './cancel.ts';
import { recordDates } from './dates.ts';
import { refuseTaken } from './early-refusal.ts';
import { findAnswered, type Once } from './once.ts';
import { ORDER_COLUMNS } from './order-table.ts';
import type { Wish } from './check-wish.ts';
import { findOrder, findOrders } from './queries.ts';
import { changeReference } from './reference.ts';
import { changeOrderStatus } from './status.ts';
import { OrdersTogether } from './together.ts';
import { Turns } from './turns.ts';

export function serveOrders(app: FastifyInstance): void {
  const { db, newOrderId } = app.deps;

  serve(app, createOrder, ({ body, request, headers, user }) =>
    place(request, user, headers['idempotency-key'], { call: 'create', ...body }),
  );

  serve(app, reserveVehicle, ({ params, request, headers, user }) =>
    place(request, user, headers['idempotency-key'], {
      call: 'reserve',
      vehicleIds: [params.id],
      totalAmount: null,
      notes: null,
      shippingMethod: 'DELIVERY',
    }),
  );

  serve(app, listOrders, ({ query, user }) => findOrders(db, scopeOf(user), query));

  serveFile(app, exportOrders, ({ query: { locale, ...filters }, user }) =>
    listCsv(
      app.replica,
      {
        table: 'orders',
        columns: ORDER_COLUMNS,
        read: async (tx, page) => (await findOrders(tx, 'all', { ...filters, ...page })).orders,
      },
      { locale, user },
    ),
  );

  serve(app, getOrder, async ({ params, user }) => required(await findOrder(db, params.id, user)));

  serve(app, cancelOrder, ({ params, user }) =>
    inTransaction(db, async (tx) => {
      await cancelOwnOrder(tx, user, params.id);
      return required(await findOrder(tx, params.id, user));
    }),
  );

  serve(app, changePurchaseReference, ({ params, body, user }) =>
    inTransaction(db, async (tx) => {
      const { purchaseReference, from } = body;
      if (purchaseReference !== undefined)
        await changeReference(tx, user, params.id, { to: purchaseReference, from });
      return required(await findOrder(tx, params.id, user));
    }),
  );

  serve(app, changeOrderDates, ({ params, body, user }) =>
    inTransaction(db, async (tx) => {
      await recordDates(tx, user, params.id, body);
      return required(await findOrder(tx, params.id, user));
    }),
  );

  serve(app, setOrderStatus, ({ params, body, user }) =>
    inTransaction(db, async (tx) => {
      await changeOrderStatus(tx, user, params.id, body);
      return required(await findOrder(tx, params.id, user));
    }),
  );

  serve(app, recordOrderStep, async ({ body, user, request }) => ({
    results: await recordSteps({ db, log: request.log }, user, body),
  }));

  const turns = new Turns();
  const together = new OrdersTogether(db, newOrderId);
  const answered = new SharedRead((asked: readonly Once[]) => findAnswered(db, asked));

  function place(
    request: FastifyRequest,
    user: DealerUser,
    key: string | undefined,
    wish: Wish & { call: string },
  ) {
    const once = { user, key };
    // Orders of one dealer wait for each other as well: they count towards the same limit.
    const names = [user.dealer.id, ...wish.vehicleIds];
    return turns.run(
      names,
      () => refuseTaken(app, request, { vehicleIds: wish.vehicleIds, once, answered }),
      () => together.place({ ...once, wish }, names),
    );
  }
}

function required(order: OrderWithReservations | undefined): OrderWithReservations {
  if (!order) throw new Failure('NOT_FOUND');
  return order;
}
