import { createServer } from 'node:net';

/** A port of this machine that nothing uses at the moment. */
export function findFreePort(): Promise<number> {
  return new Promise((found, failed) => {
    const server = createServer();
    server.once('error', failed);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address ? found(address.port) : failed(new Error('no free port')),
      );
    });
  });
}
