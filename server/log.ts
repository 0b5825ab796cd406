import { type DestinationStream, type Logger, pino } from 'pino';

export type Log = Logger;

/**
 * Mail servers name in their refusals whom they do not know. An escape of JSON is a part of its own, lest its letter
 * pass for the beginning of an address; so is a word without @, lest it be searched again from each of its letters.
 */
const PARTS = /\\u.{4}|\\.|[\p{L}\p{N}_.+-]+(?<domain>@[\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)+)?/gu;

/** One line of JSON an event, for machines to read, without personal data; what people are told at the start goes to the console. */
export function openLog(destination: DestinationStream = pino.destination(1)): Log {
  return pino(
    {
      timestamp: pino.stdTimeFunctions.isoTime,
      base: null,
      serializers: { err: describe },
      hooks: { streamWrite: withoutAddresses },
    },
    destination,
  );
}

function withoutAddresses(line: string): string {
  return line.replaceAll(PARTS, (part, domain?: string) => (domain === undefined ? part : '<address>'));
}

/** Of an error what it is and where it happened: PostgreSQL adds the row that it was about. */
function describe(error: Error): object {
  const { type, message, stack, code, constraint } = pino.stdSerializers.err(error);
  return { type, message, stack, code, constraint };
}
