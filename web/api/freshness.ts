import { INVENTORY_REFRESH_SECONDS } from '../../contract/constants.ts';
import { live } from './live.ts';

const FOLLOW_MS = INVENTORY_REFRESH_SECONDS * 1000;

/** The polling interval of the back office without a stream of changes: docs/decisions/0054. */
const DESK_FOLLOW_MS = 5_000;

/** Data that came with the page, or with the click that led to it, are not fetched a second time. */
const JUST_FETCHED_MS = 5_000;

interface Freshness {
  staleTime?: number;
  gcTime?: number;
  refetchInterval?: number | false | (() => number);
  refetchOnWindowFocus?: false | 'always';
}

/** For data that others change while the reader looks at them. */
const FOLLOWED = {
  staleTime: JUST_FETCHED_MS,
  refetchInterval: FOLLOW_MS,
  refetchOnWindowFocus: 'always',
} as const;

/** When each kind of data is fetched again. A kind that is not listed has the default. */
export const FRESHNESS = {
  /** Data are fetched again after a change by the reader, through `refresh`, and never by themselves. */
  default: { staleTime: Infinity, gcTime: 10 * 60_000, refetchOnWindowFocus: false },

  inventory: FOLLOWED,
  /** The states of vehicles that left the inventory while it is shown. */
  vehiclesGone: { staleTime: 0, refetchInterval: FOLLOW_MS },
  /** The loader fetches the vehicle, so it is not stale when its page opens. */
  vehicle: { refetchInterval: FOLLOW_MS, refetchOnWindowFocus: 'always' },
  /** A vehicle goes into the cart as it is at that moment. */
  vehicleToAdd: { staleTime: 0 },
  /** Visitors of the home page change nothing, so nothing would call `refresh`. */
  newest: { staleTime: 60_000 },

  cart: FOLLOWED,
  /** A clerk may have judged the dealer's VAT id since the page was opened, and a colleague may have moved the company. */
  vatCase: { ...FOLLOWED, staleTime: 30_000 },

  /** The clerk approves the dealer, and the dealer confirms the address in another tab or signs in on another device. A colleague accepts an invitation. */
  account: FOLLOWED,
  /** Vehicles come into the lists of saved searches. */
  searches: FOLLOWED,
  orders: FOLLOWED,
  reservations: FOLLOWED,

  /** Clerks work side by side. The numbers of the dashboard follow like a list. */
  adminList: { ...FOLLOWED, refetchInterval: () => (live.isOpen ? FOLLOW_MS : DESK_FOLLOW_MS) },
  /** An import whose files are at work. */
  runningImport: { refetchInterval: 1_500 },
  /** The dialog shows the vehicle as it is when the dialog opens. */
  vehicleToEdit: { staleTime: 0, gcTime: 0 },
  holder: { staleTime: 0 },
  /** Others may have changed what a search found before. */
  found: { staleTime: 0 },
} as const satisfies Record<string, Freshness>;
