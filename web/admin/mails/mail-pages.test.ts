import { MAILS_COUNTED_MAX } from '../../../contract/mail-figures.ts';
import { describe, expect, test } from 'vitest';
import { dealerDetailsExamples } from '../../../contract/examples/dealers.ts';
import { mailExamples } from '../../../contract/examples/mails.ts';
import { orderExamples } from '../../../contract/examples/orders.ts';
import type { ListedMail } from '../../../contract/mails.ts';
import { aUser, pageOf } from '../../../fixtures/pages.ts';

const { result: list } = mailExamples['GET /api/admin/mails'];
const { result: read } = mailExamples['GET /api/admin/mails/{id}'];
const { id, orderId, dealer } = read;

const open = (path: string, answers: Record<string, object> = {}, locale: 'de' | 'en' | 'fr' = 'de') =>
  pageOf(path, {
    user: aUser(null),
    locale,
    answers: {
      'GET /api/admin/mails': list,
      [`GET /api/admin/mails/${id}`]: read,
      'GET /api/admin/worklist': { worklist: [], total: 0 },
      ...answers,
    },
  });
const openList = (changes: Partial<ListedMail>, path = '/admin/mails') =>
  open(path, { 'GET /api/admin/mails': { mails: [{ ...read, ...changes }], total: 1 } });

describe('the list of mails', () => {
  test.each([
    ['de', 'Bestellbestätigung', 'Gesendet', 'Erneut senden'],
    ['en', 'Order confirmation', 'Sent', 'Send again'],
    ['fr', 'Confirmation de commande', 'Envoyé', 'Renvoyer'],
  ] as const)('shows kind, recipient, dealer, order and state: %s', async (locale, name, state, button) => {
    const { words, main } = await open('/admin/mails', {}, locale);
    // The order stands behind the kind or in its own column. Styles hide one of the two.
    expect(words).toContain(
      `${name} #41d8a6b2 einkauf@autohaus-sommer.example Autohaus Sommer GmbH #41d8a6b2`,
    );
    expect(words).toContain(`${state} ${button}`);
    for (const path of [`mails/${id}`, `orders/${orderId}`, `users/${dealer?.id}`])
      expect(main).toContain(`href="/admin/${path}"`);
  });

  test('says where a mail goes to us, and offers nothing that cannot be done', async () => {
    const { words } = await openList({ recipient: null, state: 'WAITING', canBeSentAgain: false });
    expect(words).toContain('Bestellbestätigung #41d8a6b2 an uns');
    expect(words).not.toContain('Erneut senden');
  });

  test('says that there are more mails than it counts', async () => {
    const { words } = await open('/admin/mails', {
      'GET /api/admin/mails': { ...list, total: MAILS_COUNTED_MAX + 1 },
    });
    expect(words).toContain('Mehr als 2.000 E-Mails');
  });

  test('has its filters in the address', async () => {
    const path = `/admin/mails?state=FAILED&kind=newOrder&search=sommer&orderId=${orderId}&x=1`;
    const { main, queries, words } = await openList({}, path);
    expect(new URLSearchParams(queries['GET /api/admin/mails']).toString()).toBe(
      `search=sommer&state=FAILED&kind=newOrder&orderId=${orderId}`,
    );
    expect(main).toContain('<option value="FAILED" selected="">Fehlgeschlagen</option>');
    expect(words).toContain('Nur zur Bestellung #41d8a6b2');
  });
});

describe('the page of a mail', () => {
  test('shows its text, and its HTML in a frame without rights', async () => {
    const attachments = [{ filename: 'invoice-2026-000017.pdf', url: '/api/invoices/2026-000017.pdf' }];
    const { words, main, title } = await open(`/admin/mails/${id}`, {
      [`GET /api/admin/mails/${id}`]: { ...read, content: { ...read.content, attachments } },
    });
    expect(title).toContain('Bestellbestätigung – E-Mails');
    expect(words).toContain('vielen Dank für Ihre Bestellung');
    expect(main).toMatch(new RegExp(`<iframe sandbox="" [^>]*src="/api/admin/mails/${id}/html"`));
    expect(main).toContain('href="/api/invoices/2026-000017.pdf" download');
  });

  test('says why a mail with a secret link is not shown', async () => {
    const secret = {
      ...read,
      kind: 'passwordReset',
      hasSecretLink: true,
      content: null,
      canBeSentAgain: false,
    };
    const { words, main } = await open(`/admin/mails/${id}`, { [`GET /api/admin/mails/${id}`]: secret });
    expect(words).toContain('Diese E-Mail enthält einen geheimen Link.');
    expect(main).not.toContain('<iframe');
    expect(words).not.toContain('Erneut senden');
  });

  test('of an unknown mail is not found', async () => {
    expect((await open('/admin/mails/5f7a9c1e-3b5d-4f80-9a2c-4e6d8b0f1a3d')).status).toBe(404);
  });
});

test('the mails about an order are on its page', async () => {
  const { result } = orderExamples['GET /api/orders/{id}'];
  const { words, queries } = await open(`/admin/orders/${result.order.id}`, {
    [`GET /api/orders/${result.order.id}`]: result,
  });
  expect(queries['GET /api/admin/mails']).toBe(`orderId=${result.order.id}&limit=10`);
  expect(words).toContain('E-Mails 24.02.2026, 10:12 Bestellbestätigung');
});

test('the mails to a dealer are on their page', async () => {
  const { result } = dealerDetailsExamples['GET /api/admin/dealers/{id}'];
  const { words, queries } = await open(`/admin/users/${result.id}`, {
    [`GET /api/admin/dealers/${result.id}`]: result,
  });
  expect(queries['GET /api/admin/mails']).toBe(`dealerId=${result.id}&limit=10`);
  expect(words).toContain('E-Mails 24.02.2026, 10:12 Bestellbestätigung');
});
