import { type DestinationStream, type Logger, pino } from 'pino';

export type Log = Logger;

/**
 * The parts of a log line, to remove mail addresses: mail servers repeat unknown recipients in their
 * refusals. A JSON escape is a separate part, so that its letter is not taken for the start of an address. A
 * word without @ is one too, so that it is not searched again from each of its letters.
 */
const PARTS = /\\u.{4}|\\.|[\p{L}\p{N}_.+-]+(?<domain>@[\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)+)?/gu;

/** If nobody reads the output, lines beyond this are dropped. */
const MOST_BUFFERED_BYTES = 16_000_000;

/**
 * Logs one line of JSON per event, for machines and without personal data. Messages for people at the start
 * go to the console.
 */
export function openLog(
  destination: DestinationStream = openOutput(),
  /** What each line says of the process. */
  base: { pid: number } | null = null,
): Log {
  return pino(
    {
      timestamp: pino.stdTimeFunctions.isoTime,
      base,
      serializers: { err: describe },
      hooks: { streamWrite: withoutAddresses },
    },
    destination,
  );
}

/** Lines are written together, when there are so many bytes, and at least so often. In bytes and milliseconds. */
const TOGETHER = { minLength: 8192, periodicFlush: 100 };

/**
 * The output of the process. A write costs time and waits for whoever reads it, so it is asynchronous, and lines go together:
 * docs/decisions/0167. pino writes the last ones at the exit.
 */
const openOutput = () =>
  pino.destination({ dest: 1, sync: false, maxLength: MOST_BUFFERED_BYTES, ...TOGETHER });

function withoutAddresses(line: string): string {
  if (!line.includes('@')) return line;
  return line.replaceAll(PARTS, (part, domain?: string) => (domain === undefined ? part : '<address>'));
}

/** The kind and place of an error only: PostgreSQL adds the row to its errors. */
function describe(error: Error): object {
  const { type, message, stack, code, constraint } = pino.stdSerializers.err(error);
  return { type, message, stack, code, constraint };
}
