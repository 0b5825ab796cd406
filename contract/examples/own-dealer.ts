import type { ExamplesOf } from '../endpoints.ts';
import type * as ownDealer from '../own-dealer.ts';
import { dealer } from './dealers.ts';

const {
  notes: _,
  orderCount: __,
  openOrderCount: ___,
  erasedAt: ____,
  ...own
} = { ...dealer, status: 'ACTIVE' as const };
const { companyName, legalForm, phone, street, postalCode, city, country } = own;
const { contactFirstName, contactLastName, contactPosition, contactPhone, marketingOptIn } = own;

export const ownDealerExamples: ExamplesOf<typeof ownDealer> = {
  'GET /api/dealer': { result: own },
  'PATCH /api/dealer': {
    body: { street: 'Hafenstraße 7', from: { street } },
    result: { ...own, street: 'Hafenstraße 7' },
    errors: {
      EDITED_MEANWHILE: {
        current: {
          companyName,
          legalForm,
          phone,
          street,
          postalCode,
          city,
          country,
          contactFirstName,
          contactLastName,
          contactPosition,
          contactPhone,
          marketingOptIn,
        },
      },
    },
  },
};
