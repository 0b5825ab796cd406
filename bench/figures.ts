/** Vehicles of one page of a list. */
export const LIMIT = 24;

/** The size of the fixed answer, about that of a list of 24 vehicles. */
export const FIXED_BYTES = 24_000;

/** Requests at a time, and the connections of the bare program to its database. */
export const CONNECTIONS = { requests: 32, database: 10 };

/** Each figure is the median of so many rounds in alternation, each of so many seconds. */
export const ROUNDS = 3;
export const SECONDS = 4;

/** The changes of stock a second while the list is measured. */
export const CHANGES_A_SECOND = 10;

/** Buyers who order at the same moment, and buyers who want the same vehicle. */
export const BUYERS = { each: 200, one: 50 };

/** Users who sign in at the same moment. */
export const SIGN_INS = 400;

/** Open pages that are told what changes. */
export const STREAMS = 2000;

/** ZIPs that come in while the list is measured. */
export const DELIVERIES = 100;

/** A measured figure, and what it was made of. */
export interface Measured {
  figure: number;
  bare: string;
  portal: string;
}
