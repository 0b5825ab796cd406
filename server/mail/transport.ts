import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer, { type SendMailOptions } from 'nodemailer';

/** Brings a mail on its way. `name` is the same at every try. */
export interface MailTransport {
  /** Resolves when somebody else answers for the mail; says where it went, without naming a person. */
  send(message: SendMailOptions, name: string): Promise<string>;
  close(): void;
}

/** A peer that does not answer must not hold up the other jobs for minutes. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Content comes from us alone: nothing in it is a path or an address to be loaded. */
const CLOSED = { disableFileAccess: true, disableUrlAccess: true };

/** Sends through the server at `url`, "smtps://user:password@mail.example". */
export function smtpTransport(url: string): MailTransport {
  const transporter = nodemailer.createTransport({ url, ...TIMEOUTS, ...CLOSED });
  return {
    async send(message) {
      await transporter.sendMail(message);
      return 'smtp';
    },
    close: () => transporter.close(),
  };
}

/** Writes each mail to a file of its own, whole or not at all. */
export function fileTransport(folder: string): MailTransport {
  const transporter = nodemailer.createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
    ...CLOSED,
  });
  return {
    async send(message, name) {
      const { message: source } = await transporter.sendMail(message);
      await mkdir(folder, { recursive: true });
      const file = `${name}.eml`;
      await writeWhole(join(folder, file), source);
      return file;
    },
    close: () => transporter.close(),
  };
}

async function writeWhole(path: string, source: SendMailOptions['raw']): Promise<void> {
  if (!Buffer.isBuffer(source)) throw new TypeError('the mail was not composed into a buffer');
  const unfinished = `${path}.${randomUUID()}.tmp`;
  try {
    // Mails hold names and addresses: for the portal's own user only.
    const file = await open(unfinished, 'wx', 0o600);
    try {
      await file.writeFile(source);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** SMTP where it is configured, else files in `<dataDir>/mail`. */
export function openMailTransport(options: { smtpUrl?: string | undefined; dataDir: string }): MailTransport {
  return options.smtpUrl ? smtpTransport(options.smtpUrl) : fileTransport(join(options.dataDir, 'mail'));
}
