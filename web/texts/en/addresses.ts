import type { addresses as german } from '../de/addresses.ts';
import type { Translation } from '../messages.ts';

export const addresses: Translation<typeof german> = {
  add: 'Add a delivery address',
  edit: 'Edit the delivery address',
  name: 'Name of the company, branch or yard',
  street: 'Street and number',
  postalCode: 'Postal code',
  city: 'City',
  country: 'Country',
  save: 'Save address',
  saved: 'Delivery address saved',
  full: 'Your account has no room for more delivery addresses. Please delete one first.',
  remove: {
    title: 'Delete the delivery address “{name}”?',
    consequence: 'Orders that go to this address keep it.',
    confirm: 'Delete address',
    keep: 'Keep address',
    done: 'Delivery address deleted',
    failed: 'Delivery address not deleted',
  },
};
