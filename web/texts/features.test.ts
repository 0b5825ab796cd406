import { expect, test } from 'vitest';
import { featuresOf } from '../../contract/equipment/recognise.ts';
import { FEATURE_CODES } from '../../contract/features.ts';
import { features as german } from './de/features.ts';
import { features as english } from './en/features.ts';
import { features as french } from './fr/features.ts';

test.each([
  ['German', german],
  ['English', english],
  ['French', french],
])('each feature is recognised by its %s name', (_, names) => {
  const missed = FEATURE_CODES.filter((code) => !featuresOf(names[code]).includes(code));
  expect(missed).toEqual([]);
});
