import { describe, expect, test } from 'vitest';
import type { User } from '../api/user.ts';
import { offerOf } from './offer.ts';

const admin: User = {
  id: 'a',
  email: 'a@example.com',
  emailConfirmed: true,
  needsSecondFactor: false,
  role: 'admin',
  rights: 'FULL',
  locale: 'de',
  watchMails: 'OFF',
  listView: null,
  lastVisitAt: null,
  dealer: null,
};
const aDealer = (status: 'PENDING' | 'ACTIVE' | 'SUSPENDED'): User => ({
  ...admin,
  role: 'dealer',
  dealer: {
    id: 'd',
    status,
    companyName: 'Autohaus',
    street: null,
    postalCode: null,
    city: null,
    country: 'DE',
    vatId: null,
    vatIdCheck: 'UNCHECKED',
  },
});

describe('what the page of a vehicle offers', () => {
  test.each([
    ['a visitor signs in first', null, 'login'],
    ['a dealer under review waits for the approval', aDealer('PENDING'), 'approval'],
    ['a suspended dealer is told so', aDealer('SUSPENDED'), 'suspended'],
    ['an active dealer adds it', aDealer('ACTIVE'), 'add'],
    ['an admin edits it', admin, 'edit'],
  ] as const)('available: %s', (_, user, offer) => {
    expect(offerOf('AVAILABLE', user, { isInCart: false, isOwn: false })).toBe(offer);
  });

  test('a vehicle in the cart cannot be added again, and the cart changes no other offer', () => {
    const ties = { isInCart: true, isOwn: false };
    expect(offerOf('AVAILABLE', aDealer('ACTIVE'), ties)).toBe('inCart');
    expect(offerOf('AVAILABLE', null, ties)).toBe('login');
    expect(offerOf('AVAILABLE', aDealer('SUSPENDED'), ties)).toBe('suspended');
  });

  test.each(['RESERVED', 'SOLD'] as const)('%s: nobody can buy it, an admin can edit it', (status) => {
    for (const user of [null, aDealer('PENDING'), aDealer('ACTIVE')])
      expect(offerOf(status, user, { isInCart: true, isOwn: false })).toBe('notAvailable');
    expect(offerOf(status, admin, { isInCart: false, isOwn: false })).toBe('edit');
  });

  test.each(['RESERVED', 'SOLD'] as const)(
    '%s: the dealer who holds it reads that it is theirs',
    (status) => {
      expect(offerOf(status, aDealer('ACTIVE'), { isInCart: false, isOwn: true })).toBe('own');
      expect(offerOf(status, null, { isInCart: false, isOwn: true })).toBe('notAvailable');
    },
  );
});
