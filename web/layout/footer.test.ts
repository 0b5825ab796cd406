import { expect, test } from 'vitest';
import { aUser, pageOf } from '../../fixtures/pages.ts';

/** The targets of the links in the footer. */
async function footerLinks(user: ReturnType<typeof aUser> | null) {
  const { html } = await pageOf('/imprint', { user });
  const footer = html.slice(html.indexOf('<footer'));
  return [...footer.matchAll(/<a [^>]*href="(\/[^"?]*)"/g)].map(([, path]) => path);
}

test.each([
  ['a visitor', null, false],
  ['a pending dealer', aUser({ status: 'PENDING' }), false],
  ['a suspended dealer', aUser({ status: 'SUSPENDED' }), false],
  ['an active dealer', aUser(), true],
])(
  'the footer offers the orders to those who may open them, and the legal links to all: %s',
  async (_, user, may) => {
    const links = await footerLinks(user);
    expect(links.includes('/orders')).toBe(may);
    for (const path of ['/vehicles', '/terms-of-service', '/privacy-policy', '/imprint', '/reservations'])
      expect(links).toContain(path);
  },
);

test('the footer leads an admin to no reservations, because clerks reserve nothing', async () => {
  const links = await footerLinks(aUser(null));
  expect(links).toContain('/imprint');
  expect(links).not.toContain('/reservations');
});
