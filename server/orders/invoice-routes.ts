import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { ISSUED_BEFORE_HEADER } from '../../contract/constants.ts';
import {
  exportIntraCommunitySupplies,
  exportInvoices,
  generateXmlInvoice,
  listAllInvoices,
  listInvoices,
  readBankDetails,
  readInvoicePdf,
  readInvoiceXml,
  sendPaymentReminder,
} from '../../contract/invoices.ts';
import { inTransaction } from '../db.ts';
import { type User } from '../actor.ts';
import { scopeOf } from '../scope.ts';
import { serve, serveFile } from '../http/serve.ts';
import { exportBookings, exportSupplies } from './invoice-export.ts';
import { findAllInvoices } from './invoice-list.ts';
import { findInvoice, findInvoiceFile, findInvoices } from './invoices.ts';
import { issueInvoice } from './issue-invoice.ts';
import { remindOfPayment } from './remind.ts';

const CONTENT_TYPE = { xml: 'application/xml; charset=utf-8', pdf: 'application/pdf' };
type File = keyof typeof CONTENT_TYPE;

/** The invoices and credit notes of orders. */
export function serveInvoices(app: FastifyInstance): void {
  const { db, provider } = app.deps;

  serveFile(app, generateXmlInvoice, async ({ params, body: { from, ...bank }, user, reply }) => {
    const { number, xml, wasIssuedBefore } = await inTransaction(db, (tx) =>
      issueInvoice(tx, user, params.id, { bank, provider, from }),
    );
    reply.header(ISSUED_BEFORE_HEADER, wasIssuedBefore ? '1' : '0');
    return download(number, 'xml', xml);
  });

  serve(app, readBankDetails, async () => {
    const { iban, accountName, bic } = provider.bank;
    return { iban, accountName, bic };
  });

  serve(app, listInvoices, async ({ params, user }) => {
    const invoices = await findInvoices(db, params.id, scopeOf(user));
    return { invoices, total: invoices.length };
  });

  serve(app, listAllInvoices, ({ query }) => findAllInvoices(db, query));

  serveFile(app, exportInvoices, async ({ query }) =>
    table('invoices', await app.replica.read((db) => exportBookings(db, query))),
  );
  serveFile(app, exportIntraCommunitySupplies, async ({ query }) =>
    table('intra-community-supplies', await app.replica.read((db) => exportSupplies(db, query))),
  );

  serve(app, sendPaymentReminder, ({ params, body, user }) =>
    inTransaction(db, async (tx) => {
      await remindOfPayment(tx, user, params.number, body.place);
      return (await findInvoice(tx, params.number)).invoice;
    }),
  );

  serveFile(app, readInvoiceXml, ({ params, user }) => read(params.number, 'xml', user));
  serveFile(app, readInvoicePdf, ({ params, user }) => read(params.number, 'pdf', user));

  async function read(number: string, file: File, user: User) {
    return download(number, file, await findInvoiceFile(db, { number, file }, scopeOf(user)));
  }
}

const table = (name: string, csv: string) => {
  const content = Buffer.from(csv);
  return {
    stream: Readable.from([content]),
    size: content.byteLength,
    contentType: 'text/csv; charset=utf-8',
    fileName: `${name}.csv`,
  };
};

const download = (number: string, file: File, content: Buffer) => ({
  stream: Readable.from([content]),
  size: content.byteLength,
  contentType: CONTENT_TYPE[file],
  fileName: `invoice-${number}.${file}`,
});
