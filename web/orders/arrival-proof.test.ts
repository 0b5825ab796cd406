import { expect, test } from 'vitest';
import { orderDocumentExamples } from '../../contract/examples/order-documents.ts';
import { invoiceExamples } from '../../contract/examples/invoices.ts';
import { clerkNoteExamples } from '../../contract/examples/clerk-notes.ts';
import { orderExamples } from '../../contract/examples/orders.ts';
import { aUser, pageOf } from '../../fixtures/pages.ts';
import type { AddedDocument, OrderDetails } from './queries.ts';

const { result } = orderExamples['GET /api/orders/{id}'];
const document = orderDocumentExamples['POST /api/orders/{id}/documents'].result;
const { id } = result.order;

const EXEMPT = { status: 'COMPLETED', vatCase: 'INTRA_COMMUNITY', isInvoiced: true } as const;

const open = (
  changes: Partial<OrderDetails['order']>,
  documents: AddedDocument[],
  user = aUser(),
  locale: 'de' | 'en' | 'fr' = 'de',
) =>
  pageOf(`${user.role === 'admin' ? '/admin' : ''}/orders/${id}`, {
    user,
    locale,
    answers: {
      [`GET /api/orders/${id}`]: { ...result, order: { ...result.order, ...changes } },
      [`GET /api/orders/${id}/invoices`]: invoiceExamples['GET /api/orders/{id}/invoices'].result,
      [`GET /api/orders/${id}/documents`]: { documents, total: documents.length },
      'GET /api/admin/notes': clerkNoteExamples['GET /api/admin/notes'].result,
      'GET /api/admin/worklist': { worklist: [], total: 0 },
    },
  });

test.each([
  ['de', 'Gelangensbestätigung Diese Lieferung ist steuerfrei.', 'Noch nicht hochgeladen.'],
  ['en', 'Entry certificate This delivery is exempt from VAT.', 'Not uploaded yet.'],
  ['fr', 'Attestation de réception Cette livraison est exonérée de TVA.', 'Pas encore déposée.'],
] as const)(
  'an order without VAT asks its dealer for the proof of arrival, with the form: %s',
  async (locale, text, none) => {
    const { main, words } = await open(EXEMPT, [], aUser(), locale);
    expect(words).toContain(text);
    expect(words).toContain(none);
    expect(main).toContain(`href="/api/orders/${id}/arrival-form.pdf" download`);
  },
);

test('dealer and clerk read day, file and author of a proof; only a clerk deletes it', async () => {
  const own = { ...document, addedBy: { role: 'dealer', email: null } } as const;
  const dealer = await open(EXEMPT, [own]);
  expect(dealer.words).toContain('Bestätigung vom 18.03.2026 Gelangensbestaetigung.pdf 92 KB');
  expect(dealer.words).toContain('hochgeladen am 19.03.2026, 09:30 Uhr, von Ihnen');
  expect(dealer.main).toContain(`href="/api/orders/${id}/documents/${document.id}" download`);
  expect(dealer.main).not.toContain('Gelangensbestaetigung.pdf löschen');
  const clerk = await open(EXEMPT, [document], aUser(null));
  expect(clerk.words).toContain('hochgeladen am 19.03.2026, 09:30 Uhr, dealer@example.com');
  expect(clerk.main).toContain('aria-label="Gelangensbestaetigung.pdf löschen"');
  const ours = { ...document, addedBy: { role: 'admin', email: null } } as const;
  expect((await open(EXEMPT, [ours])).words).toContain('09:30 Uhr, von uns');
});

test('an order with VAT, or one that is open, does not mention the proof of arrival', async () => {
  for (const changes of [
    { ...EXEMPT, vatCase: 'STANDARD' },
    { ...EXEMPT, status: 'PENDING' },
  ] as const)
    expect((await open(changes, [])).words).not.toContain('Gelangensbestätigung');
});

test('a cancelled order keeps the proofs that were added before', async () => {
  const { words } = await open({ ...EXEMPT, status: 'CANCELLED', isInvoiced: false }, [document]);
  expect(words).toContain('Bestätigung vom 18.03.2026');
  expect(words).not.toContain('Formular herunterladen');
});

test('a viewer reads the proofs and is offered no upload', async () => {
  const wordsOf = async (rights: 'BUYER' | 'VIEWER', documents: AddedDocument[]) =>
    (await open(EXEMPT, documents, { ...aUser(), rights })).words;
  const added = 'Bestätigung vom 18.03.2026';
  const buyers = await wordsOf('BUYER', [document]);
  expect([buyers.includes(added), buyers.includes('Weitere Datei hochladen')]).toEqual([true, true]);
  const viewers = await wordsOf('VIEWER', [document]);
  expect([viewers.includes(added), viewers.includes('Weitere Datei hochladen')]).toEqual([true, false]);
});

test.each([
  ['de', 'unterschreiben Sie', 'laden Kollegen hoch, die auch bestellen dürfen'],
  ['en', 'sign the', 'A colleague who may place orders uploads the signed form'],
  ['fr', 'de signer l', 'à déposer par un collègue autorisé à commander'],
] as const)(
  'a viewer is not asked for the proof, but told who uploads it: %s',
  async (locale, asked, told) => {
    const wordsOf = async (rights: 'BUYER' | 'VIEWER') =>
      (await open(EXEMPT, [], { ...aUser(), rights }, locale)).words;
    const [buyers, viewers] = [await wordsOf('BUYER'), await wordsOf('VIEWER')];
    expect([buyers.split(asked).length - 1, buyers.includes(told)]).toEqual([2, false]);
    expect([viewers.split(asked).length - 1, viewers.includes(told)]).toEqual([0, true]);
  },
);
