/** What an admin may do: everything, or all but manage admins and delete dealers. */
export const ADMIN_RIGHTS = ['FULL', 'CLERK'] as const;
export type AdminRights = (typeof ADMIN_RIGHTS)[number];

/**
 * What a user may do for their company: a VIEWER reads and marks, a BUYER also orders and cancels the own orders, an OWNER
 * also changes account, users and papers.
 */
export const DEALER_RIGHTS = ['OWNER', 'BUYER', 'VIEWER'] as const;
export type DealerRights = (typeof DEALER_RIGHTS)[number];

/** Whether rights include others: an OWNER may do what a BUYER may, and so on. */
export const includesRights = (rights: DealerRights, needed: DealerRights): boolean =>
  DEALER_RIGHTS.indexOf(rights) <= DEALER_RIGHTS.indexOf(needed);
