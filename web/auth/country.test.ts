import { expect, test } from 'vitest';
import { countryOf, followsLanguage } from './country.ts';
import type { FieldName } from './steps.ts';

test('the registration starts in the country of the language of the page', () => {
  expect((['de', 'en', 'fr'] as const).map(countryOf)).toEqual(['DE', 'DE', 'FR']);
});

test.each<[Partial<Record<FieldName, string>>, boolean]>([
  [{ 'address.country': 'DE' }, true],
  [{ 'address.country': 'DE', companyName: 'Autohaus Muster GmbH' }, true],
  [{ 'address.country': 'AT' }, false],
  [{ 'address.country': 'DE', 'address.postalCode': '10115' }, false],
  [{ 'address.country': 'DE', 'address.street': 'Torweg 3' }, false],
  [{ 'address.country': 'DE', 'address.city': 'Berlin' }, false],
])('the country of %j follows a change of the language: %j', (typed, follows) => {
  expect(followsLanguage('de', (name) => typed[name] ?? '')).toBe(follows);
});
