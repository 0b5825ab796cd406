import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import { states } from '../texts/de/states.ts';
import { VehicleBadge } from './VehicleBadge.tsx';

test.each([
  ['AVAILABLE', 'available', 'Verfügbar'],
  ['RESERVED', 'reserved', 'Reserviert'],
  ['SOLD', 'sold', 'Verkauft'],
  ['STOLEN', 'neutral', '-'],
])('the badge of a vehicle with status %s has its colour and word', (status, tone, word) => {
  const html = renderToString(
    <IntlProvider locale="de" timeZone="Europe/Berlin" messages={{ states }}>
      <VehicleBadge status={status} />
    </IntlProvider>,
  );
  expect(html).toContain(`data-tone="${tone}"`);
  expect(html).toContain(`badge-${tone}`);
  expect(html).toMatch(new RegExp(`${word}</span>$`));
});
