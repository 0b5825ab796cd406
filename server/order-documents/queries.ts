import { type Kysely, sql } from 'kysely';
import { TIME_ZONE } from '../../contract/constants.ts';
import type { AddedDocument } from '../../contract/order-documents.ts';
import type { OrderStatus } from '../../contract/states.ts';
import type { VatCase } from '../../contract/vat-case.ts';
import type { DB } from '../../database/schema.ts';
import { type User } from '../actor.ts';
import { scopeOf } from '../scope.ts';
import type { Database } from '../db.ts';
import { Failure } from '../failure.ts';
import type { FileKind } from '../files/content.ts';
import { InvoiceContent } from '../invoices/content.ts';
import { isoInstant } from '../iso-instant.ts';
import { today } from '../orders/invoice-sql.ts';
import { isInScope } from '../scope.ts';

/** The columns of a document in the contract's shape. `adders` is the row of the user who added it. */
const documentJson = (user: User) => sql`json_build_object(
  'id', documents.id,
  'kind', documents.kind,
  'date', documents.dated_on,
  'fileName', documents.file_name,
  'mediaType', documents.media_type,
  'byteSize', documents.byte_size,
  'addedAt', ${isoInstant('documents.added_at')},
  'addedBy', json_build_object(
    'role', documents.added_by_role,
    'email', ${user.role === 'admin' ? sql`adders.email` : sql`null`}
  )
)`;

/** The documents of an order that the user may see, the latest day first. Throws NOT_FOUND. */
export async function findDocuments(db: Database, user: User, orderId: string): Promise<AddedDocument[]> {
  const found = await sql<{ documents: AddedDocument[] }>`
    select (
      select coalesce(
        json_agg(${documentJson(user)} order by documents.dated_on desc, documents.added_at desc, documents.id),
        '[]'
      )
      from order_documents documents
      left join users adders on adders.id = documents.added_by
      where documents.order_id = orders.id
    ) as documents
    from orders
    where orders.id = ${orderId} and ${isInScope(scopeOf(user), sql`orders.dealer_id`)}
  `.execute(db);
  const [order] = found.rows;
  if (!order) throw new Failure('NOT_FOUND');
  return order.documents;
}

/** What decides whether an order takes a proof of arrival, and for which days. */
export interface OrderToProve {
  status: OrderStatus;
  vatCase: VatCase;
  /** The day of the order and the day of today, in Berlin. */
  orderedOn: string;
  today: string;
  /** How many documents the order has. */
  documents: number;
}

/** Throws NOT_FOUND for an order that the user may not see. */
export async function findOrderToProve(db: Kysely<DB>, user: User, orderId: string): Promise<OrderToProve> {
  const found = await sql<OrderToProve>`
    select
      orders.status,
      orders.vat_case as "vatCase",
      to_char(orders.order_date at time zone ${TIME_ZONE}, 'YYYY-MM-DD') as "orderedOn",
      to_char(${today}, 'YYYY-MM-DD') as today,
      (select count(*)::int from order_documents where order_id = orders.id) as documents
    from current_orders orders
    where orders.id = ${orderId} and ${isInScope(scopeOf(user), sql`orders.dealer_id`)}
  `.execute(db);
  const [order] = found.rows;
  if (!order) throw new Failure('NOT_FOUND');
  return order;
}

/** The document with the same content for the same day, if the order has one. */
export async function findSameDocument(
  db: Kysely<DB>,
  user: User,
  same: { orderId: string; kind: string; date: string; sha256: string },
): Promise<AddedDocument | undefined> {
  const found = await sql<{ document: AddedDocument }>`
    select ${documentJson(user)} as document
    from order_documents documents
    left join users adders on adders.id = documents.added_by
    where documents.order_id = ${same.orderId}
      and documents.kind = ${same.kind}
      and documents.dated_on = ${same.date}
      and documents.sha256 = ${same.sha256}
  `.execute(db);
  return found.rows[0]?.document;
}

interface DocumentFile {
  fileName: string;
  mediaType: FileKind;
  storageId: string;
}

/** The file of a document of an order that the user may see. Throws NOT_FOUND. */
export async function findDocumentFile(
  db: Database,
  user: User,
  { id, documentId }: { id: string; documentId: string },
): Promise<DocumentFile> {
  const found = await sql<DocumentFile>`
    select documents.file_name as "fileName", documents.media_type as "mediaType", documents.storage_id as "storageId"
    from order_documents documents
    join orders on orders.id = documents.order_id
    where documents.id = ${documentId}
      and orders.id = ${id}
      and ${isInScope(scopeOf(user), sql`orders.dealer_id`)}
  `.execute(db);
  const [file] = found.rows;
  if (!file) throw new Failure('NOT_FOUND');
  return file;
}

/** The form to sign for an order without VAT, made of its valid invoice. Throws NOT_FOUND. */
export async function drawArrivalForm(db: Database, user: User, orderId: string): Promise<Buffer> {
  const found = await sql<{ content: unknown }>`
    select invoices.content
    from orders
    join invoices on invoices.id = orders.invoice_id
    where orders.id = ${orderId}
      and orders.vat_case = 'INTRA_COMMUNITY'
      and ${isInScope(scopeOf(user), sql`orders.dealer_id`)}
  `.execute(db);
  const [invoice] = found.rows;
  if (!invoice) throw new Failure('NOT_FOUND');
  return drawForm(invoice.content);
}

/** The same form by the number of the invoice, as the mail about the delivery carries it. */
export async function drawArrivalFormOf(db: Database, invoiceNumber: string): Promise<Buffer> {
  const { content } = await db
    .selectFrom('invoices')
    .select('content')
    .where('number', '=', invoiceNumber)
    .executeTakeFirstOrThrow();
  return drawForm(content);
}

/** Loads fonts and pdfkit with the first form. */
async function drawForm(content: unknown): Promise<Buffer> {
  const { arrivalFormOf } = await import('../invoices/arrival-form.ts');
  return arrivalFormOf(InvoiceContent.parse(content));
}
