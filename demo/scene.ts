import type { Moment } from './calendar.ts';
import type { Caller, Portal } from './portal.ts';

/** The time of the portal, which the history moves from its first day to the present, and what is known of an interrupted one. */
export interface Past {
  /** The end of the history. */
  now: Date;
  /** So many scenes are over. */
  done: number;
  /** The ids of the placed orders, by their places in TRADES. */
  orders: Record<string, string>;
  moveTo: (instant: Date) => Promise<void>;
  /** Does what the jobs of the program would do now. Mails to `refusing` find a full mailbox. */
  work: (refusing: string) => Promise<void>;
  /** Gives up the mails that could not be sent, as the last attempt does. */
  giveUp: () => Promise<void>;
  /** Stores `done` and `orders`. */
  save: () => Promise<void>;
}

export interface HistoryOptions {
  vehicles: number;
  seed: number;
  /** An existing temporary folder for the pictures. */
  folder: string;
  past: Past;
  onProgress?: (done: number, total: number, label: string) => void;
}

/** What the scenes act with. */
export interface Stage {
  portal: Portal;
  options: HistoryOptions;
  admin: Caller;
  /** Signs the dealer in, unless they did within the last days. */
  dealer: (email: string) => Promise<Caller>;
  /** The instant of the scene. */
  at: Date;
}

/** Something that somebody does at a moment. To play it again after an interruption changes nothing. */
export interface Scene {
  at: Moment;
  act: (stage: Stage) => Promise<void>;
}
