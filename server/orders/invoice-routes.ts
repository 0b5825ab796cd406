import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { generateXmlInvoice, listInvoices, readInvoiceXml } from '../../contract/invoices.ts';
import { scopeOf } from '../actor.ts';
import { serve, serveFile } from '../http/serve.ts';
import { findInvoices, findInvoiceXml } from './invoices.ts';
import { issueInvoice } from './issue-invoice.ts';

/** The invoices and credit notes of orders. */
export function serveInvoices(app: FastifyInstance): void {
  const { db, provider } = app.deps;

  serveFile(app, generateXmlInvoice, async ({ params, body, user }) => {
    const { number, xml } = await db
      .transaction()
      .execute((tx) => issueInvoice(tx, user, params.id, { bank: body, provider }));
    return xmlFile(number, xml);
  });

  serve(app, listInvoices, async ({ params, user }) => {
    const invoices = await findInvoices(db, params.id, scopeOf(user));
    return { invoices, total: invoices.length };
  });

  serveFile(app, readInvoiceXml, async ({ params: { number }, user }) =>
    xmlFile(number, await findInvoiceXml(db, number, scopeOf(user))),
  );
}

const xmlFile = (number: string, xml: Buffer) => ({
  stream: Readable.from([xml]),
  size: xml.byteLength,
  contentType: 'application/xml; charset=utf-8',
  fileName: `invoice-${number}.xml`,
});
