import { expect, test } from 'vitest';
import { invoiceExamples } from '../../contract/examples/invoices.ts';
import { orderExamples } from '../../contract/examples/orders.ts';
import { aUser, pageOf } from '../../fixtures/pages.ts';

const { result } = orderExamples['GET /api/orders/{id}'];
const { id } = result.order;
const [invoice] = invoiceExamples['GET /api/orders/{id}/invoices'].result.invoices;

const read = async (path: string, user: ReturnType<typeof aUser>, isPaymentTakenBack: boolean) => {
  const answers = {
    [`GET /api/orders/${id}`]: result,
    [`GET /api/orders/${id}/invoices`]: { invoices: [{ ...invoice, isPaymentTakenBack }], total: 1 },
    'GET /api/admin/notes': { notes: [], total: 0 },
    'GET /api/admin/worklist': { worklist: [], total: 0 },
  };
  return (await pageOf(`${path}/${id}`, { user, answers })).words;
};

test.each([
  ['/admin/orders', aUser(null), 'nennt eine Zahlung, die zurückgenommen wurde. Stellen Sie eine neue aus'],
  ['/orders', aUser(), 'Sie erhalten von uns eine neue. Bis dahin ist nichts zu überweisen.'],
] as const)(
  'an invoice whose files name a payment that was taken back says so, and what follows: %s',
  async (path, user, told) => {
    expect(await read(path, user, true)).toContain(told);
    expect(await read(path, user, false)).not.toContain(told);
  },
);

test.each(['PROCESSED', 'COMPLETED'] as const)(
  'while a payment was taken back from an invoice, the page of the order asks the dealer to wait for the new one: %s',
  async (status) => {
    const order = {
      ...result.order,
      status,
      isInvoiced: true,
      paidAt: null,
      completedAt: '2026-11-20T13:00:00.000Z',
    };
    const timeline = [
      { kind: 'INVOICED', at: '2026-11-20T08:00:00.000Z', until: null },
      ...(status === 'PROCESSED' ? [{ kind: 'PAID', at: null, until: null }] : []),
    ];
    const answers = { [`GET /api/orders/${id}`]: { ...result, order, timeline } };
    const { words } = await pageOf(`/orders/${id}`, { user: aUser(), answers });
    expect(words).toContain('Bitte überweisen Sie erst, wenn Sie die neue Rechnung haben.');
    expect(words).not.toContain('Die Rechnung kommt per E-Mail');
    expect(words.includes('Bitte prüfen Sie die Fahrzeuge')).toBe(status === 'COMPLETED');
  },
);
