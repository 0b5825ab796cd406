import type { FastifyReply, FastifyRequest } from 'fastify';
import { SESSION_DAYS } from '../../contract/account-figures.ts';
import { sessionCookieOf } from '../http/session.ts';

const SECONDS_A_DAY = 24 * 60 * 60;

/** Sends the session token to the browser in a cookie that scripts cannot read. */
export function setSessionCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  reply.setCookie(nameFor(request), token, {
    ...attributesOf(request),
    maxAge: SESSION_DAYS * SECONDS_A_DAY,
  });
}

export function clearSessionCookie(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(nameFor(request), attributesOf(request));
}

const nameFor = (request: FastifyRequest) => sessionCookieOf(request.server.deps.publicUrl);

// Without a domain the browser sends the cookie to this host only.
function attributesOf(request: FastifyRequest) {
  const { publicUrl } = request.server.deps;
  const secure = publicUrl.startsWith('https:') || request.protocol === 'https';
  return { httpOnly: true, sameSite: 'lax', path: '/', secure } as const;
}
