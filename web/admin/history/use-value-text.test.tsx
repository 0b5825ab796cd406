import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import { adminHistory } from '../../texts/de/admin-history.ts';
import { states } from '../../texts/de/states.ts';
import { vehicleCondition } from '../../texts/de/vehicle-condition.ts';
import type { AuditEntry } from './queries.ts';
import { useValueText } from './use-value-text.ts';

interface Recorded {
  subject: AuditEntry['subject'];
  field: string;
  value: unknown;
}

function Value({ subject, field, value }: Recorded) {
  return useValueText()(subject, field, value);
}

function textOf(recorded: Recorded): string {
  const faults: unknown[] = [];
  const html = renderToString(
    <IntlProvider
      locale="de"
      timeZone="Europe/Berlin"
      messages={{ adminHistory, states, vehicleCondition }}
      onError={(fault) => faults.push(fault)}
    >
      <Value {...recorded} />
    </IntlProvider>,
  );
  expect(faults).toEqual([]);
  return html.replaceAll('\u00a0', ' ').replaceAll('&quot;', '"');
}

test.each([
  ['PENDING', states.order.PENDING],
  ['true', adminHistory.values.true],
  ['golf.PENDING', 'golf.PENDING'],
  ['constructor', 'constructor'],
  ['toString', 'toString'],
  [null, '–'],
])('the value %s of an entry reads as %s', (value, text) => {
  expect(textOf({ subject: 'order', field: 'status', value })).toBe(text);
});

test.each([
  ['bodyType', 'ESTATE', states.body.ESTATE],
  ['fuelType', 'Plug-in hybrid', states.fuel['Plug-in hybrid']],
  ['fuelType', 'Rapsöl', 'Rapsöl'],
  ['transmission', 'Automatic', states.transmission.Automatic],
  ['steeringPosition', 'RIGHT', states.steering.RIGHT],
  ['serviceBook', 'COMPLETE', 'vollständig'],
  ['pictures', 'OTHER_CONTENT', 'anderer Inhalt'],
])('the history says %s %s of a vehicle in the words of its page: %s', (field, value, text) => {
  expect(textOf({ subject: 'vehicle', field, value })).toBe(text);
});

test.each([
  ['rights', 'BUYER', 'Einkauf'],
  ['rights', 'VIEWER', 'nur ansehen'],
  ['blocked', true, 'ja'],
])('the history says %s %s of a user of a company in words: %s', (field, value, text) => {
  expect(textOf({ subject: 'dealer', field, value })).toBe(text);
});

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
  ['media', ['a'], '["a"]'],
])('the history says %s of a condition in words: %j', (field, value, text) => {
  expect(textOf({ subject: 'vehicle', field, value })).toBe(text);
});
