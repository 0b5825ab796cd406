import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A real SMTP server on a free port. It writes each mail that it takes into its folder, named in their order. */
export async function startMailServer() {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-mails-'));
  let taken = 0;
  async function keep(source: Buffer): Promise<void> {
    const file = join(folder, String((taken += 1)).padStart(8, '0'));
    await writeFile(file, source);
    await rename(file, `${file}.eml`);
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _, answer) =>
      void buffer(stream)
        .then(keep)
        .then(() => answer(), answer),
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  // It listens on TCP, not on a pipe.
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    folder,
    stop: async () => {
      await new Promise<void>((resolve) => server.close(resolve));
      await rm(folder, { recursive: true, force: true });
    },
  };
}
