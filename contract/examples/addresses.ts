import type * as addresses from '../addresses.ts';
import type { ExamplesOf } from '../endpoints.ts';
import { ADDRESS_ID } from './ids.ts';

const fields = {
  name: 'Autohaus Sommer, Lager Fürth',
  street: 'Hafenstraße 7',
  postalCode: '90768',
  city: 'Fürth',
  country: 'DE',
} as const;
const address = { id: ADDRESS_ID, ...fields };

export const addressExamples: ExamplesOf<typeof addresses> = {
  'GET /api/dealer/addresses': { result: { addresses: [address], total: 1 } },
  'POST /api/dealer/addresses': { body: fields, result: address },
  'PATCH /api/dealer/addresses/{id}': {
    params: { id: ADDRESS_ID },
    body: { street: 'Hafenstraße 9', from: { street: fields.street } },
    result: { ...address, street: 'Hafenstraße 9' },
    errors: { EDITED_MEANWHILE: { current: { ...address, street: 'Hafenstraße 8' } } },
  },
  'DELETE /api/dealer/addresses/{id}': { params: { id: ADDRESS_ID } },
};
