import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer, { type SendMailOptions } from 'nodemailer';

/** Hands a mail over for delivery. `name` is the same for every attempt. */
export interface MailTransport {
  /** Resolves when the mail is accepted for delivery, and returns where it went, without naming a person. */
  send(message: SendMailOptions, name: string): Promise<string>;
  close(): void;
}

/** An unresponsive mail server must not block the other jobs for minutes. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** All content comes from the portal. Nothing in it is a path or a URL to load. */
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

/** Writes each mail atomically to its own file. */
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
  if (!Buffer.isBuffer(source)) throw new TypeError('the mail was not rendered into a buffer');
  const unfinished = `${path}.${randomUUID()}.tmp`;
  try {
    // Mails contain names and addresses, so only the user of the portal may read the files.
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

/** SMTP if it is configured, otherwise files in `<dataDir>/mail`. */
export function openMailTransport(options: { smtpUrl?: string | undefined; dataDir: string }): MailTransport {
  return options.smtpUrl ? smtpTransport(options.smtpUrl) : fileTransport(join(options.dataDir, 'mail'));
}
