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
  ['/orders', aUser(), 'nennt eine Zahlung, die nicht eingegangen ist. Sie erhalten von uns eine neue.'],
] as const)(
  'an invoice whose files name a payment that was taken back says so, and what follows: %s',
  async (path, user, told) => {
    expect(await read(path, user, true)).toContain(told);
    expect(await read(path, user, false)).not.toContain(told);
  },
);
