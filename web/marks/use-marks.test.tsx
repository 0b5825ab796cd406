import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { aUser } from '../../fixtures/pages.ts';
import type { User } from '../api/user.ts';
import { statesQuery, type VehicleState } from '../trade/queries.ts';
import { useMarks } from './use-marks.ts';

const ID = '0f0e1a52-6f6c-4b7e-9c4e-0d7a7c9f1b11';
const STATE: VehicleState = {
  id: ID,
  status: 'RESERVED',
  priceNet: '100.00',
  isOwn: true,
  ownOrder: null,
  mark: 'WATCHED',
};

/** The marks that the page shows, after it has read those of a dealer. */
function marksFor(user: User | null): string {
  const queryClient = new QueryClient();
  queryClient.setQueryData(statesQuery([ID]).queryKey, [STATE]);
  const Page = () => [...useMarks([ID], user).values()].map(({ mark }) => mark).join(' ');
  return renderToString(
    <QueryClientProvider client={queryClient}>
      <Page />
    </QueryClientProvider>,
  );
}

test('the marks of a dealer go with their session, also when it has ended in another tab', () => {
  expect(marksFor(aUser())).toBe('WATCHED');
  expect(marksFor(null)).toBe('');
  expect(marksFor(aUser({ status: 'SUSPENDED' }))).toBe('');
});
