import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import type { DB } from '../../database/schema.ts';
import { clientOf } from '../http/client.ts';
import { Failure } from '../failure.ts';
import type { User } from '../actor.ts';
import { endSession, findSession, openSession, sessionTokenOf } from '../http/session.ts';

export interface SignedIn {
  user: User;
  token: string;
}

/**
 * Opens a session with a new token and ends the browser's previous session, so that an attacker cannot plant
 * one.
 */
export async function signIn(
  tx: Transaction<DB>,
  userId: string,
  request: FastifyRequest,
): Promise<SignedIn> {
  const formerToken = sessionTokenOf(request);
  if (formerToken) await endSession(tx, formerToken);
  const token = await openSession(tx, userId, clientOf(request));
  const user = await findSession(tx, token, request.server.deps);
  if (!user) throw new Failure('INVALID_CREDENTIALS');
  return { user, token };
}
