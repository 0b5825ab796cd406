import { ORDER_NUMBER_LENGTH } from './constants.ts';

/** The order number that people see: the first eight characters of the id. The function `order_number` in SQL is the same. */
export const orderNumberOf = (orderId: string): string => orderId.slice(0, ORDER_NUMBER_LENGTH);
