import { once } from 'node:events';
import { createServer, type IncomingMessage, request as ask, type ServerResponse } from 'node:http';

interface Proxy {
  url: string;
  /** Sends the next requests to these servers in turn. */
  to: (origins: readonly string[]) => void;
  stop: () => Promise<void>;
}

/**
 * A proxy that gives each request to the next server, streamed both ways, with the headers that deploy/nginx.conf adds. As
 * there, a file under /assets/ that one server does not have comes from another.
 */
export async function startRoundRobin(): Promise<Proxy> {
  let servers: readonly string[] = [];
  let turn = 0;
  const proxy = createServer((incoming, outgoing) => pass(incoming, outgoing, turn++, servers.length));
  function pass(incoming: IncomingMessage, outgoing: ServerResponse, at: number, tries: number): void {
    const origin = servers[at % servers.length];
    if (origin === undefined) return void outgoing.writeHead(503).end();
    const { 'x-forwarded-for': before, ...headers } = incoming.headers;
    const address = incoming.socket.remoteAddress ?? '';
    const onward = ask(new URL(incoming.url ?? '/', origin), {
      method: incoming.method,
      headers: {
        ...headers,
        'x-forwarded-for': before ? `${String(before)}, ${address}` : address,
        'x-forwarded-proto': 'http',
      },
    });
    onward.on('response', (answer) => {
      if (answer.statusCode === 404 && tries > 1 && incoming.url?.startsWith('/assets/')) {
        answer.resume();
        return pass(incoming, outgoing, at + 1, tries - 1);
      }
      outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    // A page that is left ends its stream at the server.
    outgoing.on('close', () => onward.destroy());
    incoming.pipe(onward);
  }
  proxy.listen(0, 'localhost');
  await once(proxy, 'listening');
  const address = proxy.address();
  if (address === null || typeof address === 'string') throw new Error('the proxy has no port');
  return {
    url: `http://localhost:${address.port}`,
    to: (origins) => (servers = origins),
    stop: async () => {
      proxy.close();
      proxy.closeAllConnections();
      await once(proxy, 'close');
    },
  };
}
