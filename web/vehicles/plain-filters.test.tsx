import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import { inventory } from '../texts/de/inventory.ts';
import { PlainFilters } from './PlainFilters.tsx';

test('the fields of dates have no numeric minimum, those of numbers have', () => {
  const html = renderToString(
    <QueryClientProvider client={new QueryClient()}>
      <IntlProvider locale="de" timeZone="Europe/Berlin" messages={{ inventory }} onError={() => {}}>
        <PlainFilters search={{}} inventory={undefined} />
      </IntlProvider>
    </QueryClientProvider>,
  );
  const inputs = html.match(/<input[^>]*>/g) ?? [];
  const dates = inputs.filter((input) => input.includes('type="date"'));
  const numbers = inputs.filter((input) => input.includes('type="number"'));
  expect([dates.length, numbers.length > 0]).toEqual([2, true]);
  expect(dates.filter((input) => /\smin=/.test(input))).toEqual([]);
  expect(numbers.filter((input) => !input.includes('min="0"'))).toEqual([]);
});
