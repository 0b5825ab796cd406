import { expect, test } from 'vitest';
import { DAMAGE_KINDS, DAMAGE_PLACES } from '../../contract/condition-figures.ts';
import { kindWord, partWord } from './condition-words.ts';

test.each([
  ['Tür vorne links', 'LEFT_FRONT_DOOR'],
  ['Tür links vorn', 'LEFT_FRONT_DOOR'],
  ['Tuer VL', 'LEFT_FRONT_DOOR'],
  ['Kotflügel v. re.', 'RIGHT_FRONT_WING'],
  ['Stossfänger hinten', 'REAR_BUMPER'],
  ['Stoßstange vorne', 'FRONT_BUMPER'],
  ['Felge HR', 'RIGHT_REAR_WHEEL'],
  ['Linker Außenspiegel', 'LEFT_MIRROR'],
  ['Front door left', 'LEFT_FRONT_DOOR'],
  ['Bumper, rear', 'REAR_BUMPER'],
  ['Wheel RL', 'LEFT_REAR_WHEEL'],
  ['Porte avant droit', 'RIGHT_FRONT_DOOR'],
  ['Portière arrière gauche', 'LEFT_REAR_DOOR'],
  ['Aile AVD', 'RIGHT_FRONT_WING'],
  ['Pare-chocs AR', 'REAR_BUMPER'],
  ['Tür links', 'Tür links'],
  ['Spoiler vorn', 'Spoiler vorn'],
])('the part „%s“ of a damage is %s', (part, code) => {
  expect(partWord(part, 'LEFT')).toBe(code);
});

test('each part and kind has names of its own', () => {
  for (const part of Object.keys(DAMAGE_PLACES)) expect(partWord(part, 'LEFT')).toBe(part);
  for (const kind of DAMAGE_KINDS) expect(kindWord(kind)).toBe(kind);
});

test.each([
  ['Dellen', 'DENT'],
  ['Scratches', 'SCRATCH'],
  ['Stone chips', 'STONE_CHIP'],
  ['Rayures', 'SCRATCH'],
  ['Impacts de gravillons', 'STONE_CHIP'],
  ['Risse', 'CRACK'],
  ['Löcher im Bezug', 'Löcher im Bezug'],
])('the kind „%s“ of a damage is %s', (kind, code) => {
  expect(kindWord(kind)).toBe(code);
});
