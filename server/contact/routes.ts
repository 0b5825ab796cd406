import type { FastifyInstance } from 'fastify';
import { sendContactForm } from '../../contract/contact.ts';
import { pageLocale } from '../accounts/locale.ts';
import { takeTry } from '../http/limits.ts';
import { networkOf } from '../http/client-network.ts';
import { serve } from '../http/serve.ts';
import { receiveMessage } from './receive.ts';
import { inTransaction } from '../db.ts';

export function serveContact(app: FastifyInstance): void {
  const { db, limits } = app.deps;

  serve(app, sendContactForm, async ({ body, user, request }) => {
    await takeTry(db, 'contactByNetwork', networkOf(request.ip), limits.contactByNetwork);
    return inTransaction(db, (tx) => receiveMessage(tx, body, { locale: pageLocale(request), user }));
  });
}
