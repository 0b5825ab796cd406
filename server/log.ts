import { type DestinationStream, type Logger, pino } from 'pino';

export type Log = Logger;

/** Mail servers name in their refusals whom they do not know. */
const MAIL_ADDRESS = /[\w.+-]+@[\w-]+(\.[\w-]+)+/g;

/** One line of JSON an event, for machines to read, without personal data; what people are told at the start goes to the console. */
export function openLog(destination: DestinationStream = pino.destination(1)): Log {
  return pino(
    {
      timestamp: pino.stdTimeFunctions.isoTime,
      base: null,
      serializers: { err: describe },
      hooks: { streamWrite: (line) => line.replaceAll(MAIL_ADDRESS, '<address>') },
    },
    destination,
  );
}

/** Of an error what it is and where it happened: PostgreSQL adds the row that it was about. */
function describe(error: Error): object {
  const { type, message, stack, code, constraint } = pino.stdSerializers.err(error);
  return { type, message, stack, code, constraint };
}
