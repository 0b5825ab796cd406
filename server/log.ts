import { type Logger, pino } from 'pino';

export type Log = Logger;

/** One line of JSON an event, for machines to read; what people are told at the start goes to the console. */
export function openLog(): Log {
  return pino({ timestamp: pino.stdTimeFunctions.isoTime, base: null });
}
