import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import { adminHistory } from '../../texts/de/admin-history.ts';
import { states } from '../../texts/de/states.ts';
import { useValueText } from './use-value-text.ts';

function Value({ value }: { value: unknown }) {
  return useValueText()('order', 'status', value);
}

test.each([
  ['PENDING', states.order.PENDING],
  ['true', adminHistory.values.true],
  ['golf.PENDING', 'golf.PENDING'],
  ['constructor', 'constructor'],
  ['toString', 'toString'],
  [null, '–'],
])('the value %s of an entry reads as %s', (value, text) => {
  const faults: unknown[] = [];
  const html = renderToString(
    <IntlProvider
      locale="de"
      timeZone="Europe/Berlin"
      messages={{ adminHistory, states }}
      onError={(fault) => faults.push(fault)}
    >
      <Value value={value} />
    </IntlProvider>,
  );
  expect(html).toBe(text);
  expect(faults).toEqual([]);
});
