import { expect, test } from 'vitest';
import * as accounts from './account-figures.ts';
import * as constants from './constants.ts';
import * as uploads from './upload-figures.ts';

const all = { ...constants, ...accounts, ...uploads };

/** The figures are stated a second time here, because a change of one changes a promise to dealers. */
test('the figures of the business are those that dealers were promised', () => {
  expect(all).toMatchObject({
    RESERVATION_HOURS: 72,
    REMINDER_HOURS: [24, 4],
    VAT_PERCENT: 19,
    DELIVERY_FEE_CENTS: 17_500,
    ADMINISTRATIVE_FEE_CENTS: 25_000,
    STORAGE_FEE_CENTS_PER_DAY: 500,
    REFUSAL_DAMAGES_PERCENT: 5,
    CALL_HOURS: 24,
    SUPPORT_REPLY_HOURS: 24,
    ACCOUNT_REVIEW_WORKING_DAYS: { from: 1, to: 2 },
    PAYMENT_WORKING_DAYS: 3,
    PAYMENT_GRACE_WORKING_DAYS: 2,
    RELEASE_WORKING_DAYS: 5,
    DELIVERY_WORKING_DAYS: 10,
    PICKUP_NOTICE_HOURS: 24,
    DEFECT_NOTICE_HOURS: 24,
    OBVIOUS_DEFECT_HOURS: 48,
    HIDDEN_DEFECT_WORKING_DAYS: 5,
    HIDDEN_DEFECT_MAX_DAYS: 30,
    INSIGNIFICANT_DEFECT_CENTS: 30_000,
    DEFECT_DRIVEN_KM: 100,
    TERMS_CHANGE_DAYS: 14,
    PS_PER_KW: 1.36,
    SESSION_DAYS: 30,
    ADMIN_IDLE_HOURS: 12,
    IDEMPOTENCY_HOURS: 24,
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

// Knip cannot tell: texts and tests import all constants under one name.
test('every constant is used by the program', () => {
  const sources = import.meta.glob<string>(
    ['../{contract,content,database,demo,server,web}/**/*.{ts,tsx}', '!../**/*.test.{ts,tsx}'],
    { query: '?raw', import: 'default', eager: true },
  );
  const {
    './constants.ts': common = '',
    './account-figures.ts': ofAccounts = '',
    './upload-figures.ts': ofUploads = '',
    ...others
  } = sources;
  const lines = [common, ofAccounts, ofUploads]
    .join('\n')
    .split('\n')
    .filter((line) => !line.startsWith('export const'));
  const program = [...Object.values(others), ...lines].join('\n');
  expect(Object.keys(others).length).toBeGreaterThan(300);
  const unused = Object.keys(all).filter((name) => !new RegExp(`\\b${name}\\b`).test(program));
  expect(unused).toEqual([]);
});
