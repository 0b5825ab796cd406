import { expect, test } from 'vitest';
import { aUser, pageOf } from '../../fixtures/pages.ts';

test('the shell of the back office links to the portal and the legal pages, not to the pages of dealers', async () => {
  const { html } = await pageOf('/admin/admins', {
    user: aUser(null),
    answers: {
      'GET /api/admin/admins': { admins: [], total: 0 },
      'GET /api/admin/worklist': { worklist: [], total: 0 },
    },
  });
  for (const path of [
    '/',
    '/vehicles',
    '/terms-of-service',
    '/privacy-policy',
    '/imprint',
    '/cookie-settings',
  ])
    expect(html).toContain(`href="${path}"`);
  for (const path of ['/documentation', '/contact', '/blog', '/reservations'])
    expect(html).not.toContain(`href="${path}"`);
  // The whole page is painted when its end has arrived.
  expect(html.indexOf('id="end"')).toBeGreaterThan(html.indexOf('</main>'));
});
