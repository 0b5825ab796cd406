import { expect, test } from 'vitest';
import { changeOf, checkedValues, type Seen, valuesOf } from './company-values.ts';

const seen: Seen = {
  companyName: 'Autohaus Nord GmbH',
  legalForm: 'GmbH',
  phone: null,
  street: 'Musterstraße 1',
  postalCode: '10115',
  city: 'Berlin',
  country: 'DE',
  contactFirstName: 'Erika',
  contactLastName: 'Muster',
  contactPosition: null,
  contactPhone: null,
  marketingOptIn: false,
};

test('the call holds the changed fields alone, with the values that the user saw', () => {
  expect(
    changeOf({ ...valuesOf(seen), city: 'Hamburg', phone: '+49 40 1', marketingOptIn: true }, seen),
  ).toEqual({
    city: 'Hamburg',
    phone: '+49 40 1',
    marketingOptIn: true,
    from: { city: 'Berlin', phone: null, marketingOptIn: false },
  });
});

test('without a change nothing is sent', () => {
  expect(changeOf(valuesOf(seen), seen)).toBeNull();
});

test('the rules check the changed values alone, and postal code and country together', () => {
  const typed = valuesOf({ ...seen, phone: '1' });
  const old: Seen = { ...seen, phone: '1', postalCode: 'D-1' };
  expect(checkedValues({ ...typed, city: 'Hamburg' }, { ...old, postalCode: '10115' })).toEqual({
    city: 'Hamburg',
  });
  expect(checkedValues({ ...valuesOf(old), country: 'AT' }, old)).toEqual({
    postalCode: 'D-1',
    country: 'AT',
  });
});
