import { expect, test } from 'vitest';
import { LOCALES } from '../../contract/constants.ts';
import { de } from '../texts/de/all.ts';
import { en } from '../texts/en/all.ts';
import { fr } from '../texts/fr/all.ts';
import { divisible } from './divisible.ts';

const TEXTS = { de, en, fr };
/** So many letters fit beside the vehicles on a phone. */
const MOST = 15;

test.each(LOCALES)(
  'no name of a row of the comparison is divided at an odd place on a phone: %s',
  (locale) => {
    const { features, vehicleFacts, vehicle, compare } = TEXTS[locale];
    const names = [
      ...Object.values(features),
      ...Object.values(vehicleFacts.names),
      compare.damages,
      compare.tread,
      compare.paint,
      vehicle.firstRegistered,
      vehicle.mileage,
      vehicle.engineSize,
      vehicle.transmission,
      vehicle.bodyType,
      vehicle.steering,
    ];
    const parts = names.flatMap((name) => divisible(name).split(/[\s\u00a0\u00ad-]/));
    expect(parts.filter((part) => part.length > MOST)).toEqual([]);
  },
);

test('a name is divided between its parts', () => {
  expect(divisible('Abstandsregeltempomat (ACC)')).toBe('Abstandsregel\u00adtempomat (ACC)');
  expect(divisible('Müdigkeitserkennung')).toBe('Müdigkeits\u00aderkennung');
  expect(divisible('Ganzjahresreifen')).toBe('Ganzjahres\u00adreifen');
});
