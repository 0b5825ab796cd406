import type { Portal } from './portal.ts';

/** A portal that runs elsewhere, spoken to over HTTP; its own origin goes along, as a browser would send it. */
export function httpPortal(address: string): Portal {
  const { origin } = new URL(address);
  return {
    inject: async ({ method, url, headers, payload }) => {
      const { host: _, ...sent } = headers;
      const answer = await fetch(new URL(url, origin), {
        method,
        headers: { ...sent, origin },
        ...(payload === undefined
          ? {}
          : { body: typeof payload === 'string' ? payload : new Uint8Array(payload) }),
        redirect: 'manual',
      });
      return {
        statusCode: answer.status,
        headers: { 'set-cookie': answer.headers.getSetCookie() },
        body: await answer.text(),
      };
    },
  };
}
