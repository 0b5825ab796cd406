/** What a clerk records of several orders at once. Apart from the call, because pages load no schema. */
export const ORDER_STEPS = ['CALLED', 'PAID', 'COMPLETED'] as const;
export type OrderStep = (typeof ORDER_STEPS)[number];
