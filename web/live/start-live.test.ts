import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { aUser } from '../../fixtures/pages.ts';
import { type User, userQuery } from '../api/user.ts';
import { readerOf } from './start-live.ts';

const readerFor = (user: User | null) => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(userQuery().queryKey, user);
  return readerOf(queryClient);
};

test('the stream is opened anew as soon as the rights of its reader are others', () => {
  const user = aUser();
  const before = readerFor({ ...user, needsSecondFactor: true });
  const others: User[] = [
    { ...user, needsSecondFactor: false },
    { ...user, needsSecondFactor: true, rights: 'VIEWER' },
    { ...user, needsSecondFactor: true, role: 'admin' },
    { ...user, needsSecondFactor: true, dealer: user.dealer && { ...user.dealer, status: 'SUSPENDED' } },
  ];
  for (const other of [...others, null].map(readerFor)) expect(other).not.toBe(before);
});

test('the stream stays open when the user changes only settings', () => {
  const user = aUser();
  expect(readerFor({ ...user, locale: 'fr', watchMails: 'DAILY' })).toBe(readerFor(user));
});
