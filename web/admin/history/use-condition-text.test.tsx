import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import { adminHistory } from '../../texts/de/admin-history.ts';
import { vehicleCondition } from '../../texts/de/vehicle-condition.ts';
import { useConditionText } from './use-condition-text.ts';

function Text({ field, value }: { field: string; value: unknown }) {
  return useConditionText()(field, value) ?? 'nothing';
}

test.each([
  [
    'damages',
    [
      { part: 'LEFT_FRONT_DOOR', kind: 'SCRATCH', sizeMm: 45, estimate: '180.00', photo: 'seite' },
      { part: 'Dachreling', kind: null, sizeMm: null, estimate: null, photo: null },
    ],
    'Tür vorn links, Kratzer · 4,5 cm, 180,00 €, seite; Dachreling',
  ],
  ['damages', [], 'keine'],
  [
    'tyres',
    [{ axle: 'FRONT', side: 'LEFT', season: 'SUMMER', mm: 5.5, make: 'Continental' }],
    'Vorn links 5,5 mm · Sommer · Continental',
  ],
  ['paint', [{ part: 'BONNET', microns: 118 }], 'Motorhaube 118 µm'],
  ['inspection', { by: 'TÜV Nord', on: '2026-01-12' }, '12.01.2026, TÜV Nord'],
  ['media', ['a'], 'nothing'],
])('the history says %s of a condition in words: %j', (field, value, text) => {
  const html = renderToString(
    <IntlProvider locale="de" timeZone="Europe/Berlin" messages={{ adminHistory, vehicleCondition }}>
      <Text field={field} value={value} />
    </IntlProvider>,
  );
  expect(html.replaceAll('\u00a0', ' ')).toBe(text);
});
