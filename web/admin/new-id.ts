import { makeOrderKey } from '../trade/order-key.ts';

/** A random UUID. Browsers have randomUUID only on https and localhost. */
export const newId = (): string =>
  makeOrderKey().replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
