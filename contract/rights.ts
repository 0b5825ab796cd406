/** What an admin may do: everything, or all but manage admins and delete dealers. */
export const ADMIN_RIGHTS = ['FULL', 'CLERK'] as const;
export type AdminRights = (typeof ADMIN_RIGHTS)[number];

/** What a user may do for their company. */
export const DEALER_RIGHTS = ['OWNER', 'BUYER', 'VIEWER'] as const;
export type DealerRights = (typeof DEALER_RIGHTS)[number];
