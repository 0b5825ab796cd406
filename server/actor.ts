import type { Locale } from '../contract/constants.ts';
import type { ListView } from '../contract/list-view.ts';
import type { AdminRights, DealerRights } from '../contract/rights.ts';
import type { DealerStatus, VatIdCheck } from '../contract/states.ts';
import type { WatchMails } from '../contract/watching.ts';

interface Account {
  id: string;
  email: string;
  /** Whether the user has proved that the address is theirs. */
  emailConfirmed: boolean;
  locale: Locale;
  /** Whether the user is mailed about changes of watched vehicles. */
  watchMails: WatchMails;
  /** How the user sees the inventory; null where nothing was chosen. */
  listView: ListView | null;
  /** When the visit before this one ended; null at the first. */
  lastVisitAt: string | null;
  /** Whether this admin must set up a second factor before anything else. */
  needsSecondFactor: boolean;
}

export interface AdminUser extends Account {
  role: 'admin';
  rights: AdminRights;
  dealer: null;
}

export interface DealerUser extends Account {
  role: 'dealer';
  rights: DealerRights;
  dealer: {
    id: string;
    status: DealerStatus;
    companyName: string;
    street: string | null;
    postalCode: string | null;
    city: string | null;
    country: string;
    vatId: string | null;
    vatIdCheck: VatIdCheck;
  };
}

/** A signed-in user, read from the database on every request. */
export type User = AdminUser | DealerUser;

/** The dealer of an ACTIVE account; null for everybody else. */
export const activeDealerIdOf = (user: User | null): string | null =>
  user?.dealer?.status === 'ACTIVE' ? user.dealer.id : null;

/** The author of a change: a person, or the program itself. */
export type Actor = Pick<User, 'id' | 'email' | 'role'> | 'system';
