// The parameters of lists as plain data without zod, because the browser loads them as well: docs/decisions/0019.
import { PAGE_SIZE_MAX } from './constants.ts';

interface Common {
  /** May be given several times; an entry that has one of the values matches. */
  isRepeatable?: true;
  /** The call accepts it, but the address of a page does not. */
  isCallOnly?: true;
}

/** One parameter of a list. A parameter without a default may be absent. */
export type Parameter = Common &
  (
    | { kind: 'number'; min: number; max: number; default?: number }
    /** Typed text of one line. */
    | { kind: 'line'; max: number }
    /** Text that is compared with stored text. It may contain everything that PostgreSQL can store. */
    | {
        kind: 'text';
        max: number;
        /** What another text means, such as one of an old address. */
        readAs?: (text: string) => string | null;
      }
    /** "2021-06-15". */
    | { kind: 'day' }
    /** A UUID of this pattern. */
    | { kind: 'id'; pattern: RegExp }
    | {
        kind: 'choice';
        of: readonly string[];
        default?: string;
      }
  );

/** All parameters of one list. */
export type ParameterTable = Readonly<Record<string, Parameter>>;

/** The page of a list, counted from 1. */
export const PAGE = { kind: 'number', min: 1, max: 1_000_000, default: 1 } as const;
/**
 * Entries on a page of a call. The address of a page has no such parameter, except in the lists of the back office that offer
 * a few sizes: they read it themselves (web/admin/data.ts).
 */
export const LIMIT = { kind: 'number', min: 1, max: PAGE_SIZE_MAX, isCallOnly: true } as const;
/** A short text without line breaks, and a day as YYYY-MM-DD. */
export const LINE = { kind: 'line', max: 100 } as const;
export const DAY = { kind: 'day' } as const;
/** A UUID of RFC 9562, or one of its two constants. */
export const ID = {
  kind: 'id',
  pattern:
    /^([\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}|0{8}-(0{4}-){3}0{12}|f{8}-(f{4}-){3}f{12})$/i,
} as const;

type OneValue<P> = P extends { kind: 'number' }
  ? number
  : P extends { of: readonly (infer Choice)[] }
    ? Choice
    : string;
/** What the server reads from a parameter. */
export type ValueOf<P> = P extends { isRepeatable: true } ? OneValue<P>[] : OneValue<P>;

type WithDefault<T> = { [Name in keyof T]: T[Name] extends { default: unknown } ? Name : never }[keyof T];
/** A query as the server reads it. */
export type QueryOf<T> = { -readonly [Name in WithDefault<T>]: ValueOf<T[Name]> } & {
  -readonly [Name in Exclude<keyof T, WithDefault<T>>]?: ValueOf<T[Name]> | undefined;
};

/** The parameters that addresses have. */
export type AddressName<T> = {
  [Name in keyof T]: T[Name] extends { isCallOnly: true } ? never : Name;
}[keyof T];
/** A query in an address: all values are text. */
export type SearchOf<T> = {
  -readonly [Name in AddressName<T>]?: T[Name] extends { isRepeatable: true } ? string | string[] : string;
};

/** The parameters that decide which entries a list holds; the others sort and page it. */
export type FilterName<T> = Exclude<keyof T, 'page' | 'limit' | 'sortBy'>;

/**
 * Control characters. Also lone surrogates (\p{Cs}), because PostgreSQL cannot store them, noncharacters (\p{NChar}),
 * because XML cannot hold two of them, and what turns the direction of a text: it would show other words than it holds.
 */
export const CONTROL = /[\0-\x1f\x7f\u202a-\u202e\u2066-\u2069\p{Cs}\p{NChar}]/u;

/**
 * Whether the server accepts this text as a value of the parameter. `queryFrom` has the same rules; a test compares
 * them.
 */
export function isAccepted(parameter: Parameter, text: string): boolean {
  switch (parameter.kind) {
    case 'number':
      return /^\d{1,10}$/.test(text) && Number(text) >= parameter.min && Number(text) <= parameter.max;
    case 'line':
    case 'text': {
      const trimmed = text.trim();
      const refused = parameter.kind === 'line' ? CONTROL : /\0/;
      return trimmed !== '' && trimmed.length <= parameter.max && !refused.test(trimmed);
    }
    case 'day':
      return isDay(text);
    case 'id':
      return parameter.pattern.test(text);
    case 'choice':
      return parameter.of.includes(text);
  }
}

// `Date` reads "2026-02-30" as a day in March. A day exists only if it is formatted back to the same text.
function isDay(text: string): boolean {
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) &&
    !text.startsWith('0000') &&
    !Number.isNaN(Date.parse(text)) &&
    new Date(text).toISOString().startsWith(text)
  );
}
