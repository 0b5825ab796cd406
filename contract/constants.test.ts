import { expect, test } from 'vitest';
import * as constants from './constants.ts';

/** The figures that dealers are promised, a second time: whoever changes one changes a promise. */
test('the figures of the business are those that dealers were promised', () => {
  expect(constants).toMatchObject({
    RESERVATION_HOURS: 72,
    REMINDER_HOURS: [24, 4],
    VAT_PERCENT: 19,
    DELIVERY_FEE_CENTS: 17_500,
    PAYMENT_WORKING_DAYS: 3,
    ORDER_VEHICLES_MAX: 50,
    PAGE_SIZE: { vehicles: 24, orders: 10, dealers: 10 },
    PAGE_SIZE_MAX: 100,
    ORDER_NUMBER_LENGTH: 8,
    UPLOAD_MAX_BYTES: 104_857_600,
    ZIP_MAX_ENTRIES: 300,
    ZIP_MAX_UNPACKED_BYTES: 1_073_741_824,
    ZIP_MAX_RATIO: 100,
    IMAGE_MAX_PIXELS: 50_000_000,
    IMAGE_WIDTHS: [320, 640, 960, 1440],
  });
});
