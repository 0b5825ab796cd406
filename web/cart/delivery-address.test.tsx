import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import { textOf } from '../../fixtures/html-text.ts';
import { aUser } from '../../fixtures/pages.ts';
import { type User, userQuery } from '../api/user.ts';
import { wordStore } from '../texts/words.ts';
import { DeliveryAddress } from './DeliveryAddress.tsx';

test('owners change delivery addresses in the cart; a buyer chooses one, and reads who changes them', async () => {
  const words = wordStore('de');
  await words.need(['cart', 'countries']);
  const textFor = (rights: 'OWNER' | 'BUYER') => {
    const queryClient = new QueryClient();
    const user: User = { ...aUser(), rights };
    queryClient.setQueryData(userQuery().queryKey, user);
    const choice = {
      addresses: [],
      chosen: null,
      choose: () => {},
      goneName: 'Hof Lille',
      isFailed: false,
      retry: () => {},
    };
    return textOf(
      renderToString(
        <QueryClientProvider client={queryClient}>
          <IntlProvider locale="de" timeZone="Europe/Berlin" messages={words.now().messages}>
            <DeliveryAddress choice={choice} isLocked={false} />
          </IntlProvider>
        </QueryClientProvider>,
      ),
    );
  };
  const forOwner = textFor('OWNER');
  expect(forOwner).toContain('Lieferadresse hinzufügen');
  expect(forOwner).toContain('„Hof Lille“ gibt es nicht mehr. Geliefert wird an die Firmenanschrift.');
  expect(forOwner).not.toContain('nur Kollegen mit allen Rechten');
  const forBuyer = textFor('BUYER');
  expect(forBuyer).toContain('Lieferung an');
  expect(forBuyer).toContain('Lieferadressen ändern nur Kollegen mit allen Rechten.');
  expect(forBuyer).not.toContain('Lieferadresse hinzufügen');
});
