import { type RawBuilder, sql } from 'kysely';
import { TIME_ZONE } from '../../contract/constants.ts';
import type { Period } from '../../contract/invoices.ts';
import { type Cell, csvOf, orderNumberCell } from '../csv.ts';
import type { Database } from '../db.ts';
import { dueOnInFiles, sign } from './invoice-sql.ts';

interface Booking {
  number: string;
  isCreditNote: boolean;
  issuedOn: string;
  cancels: string;
  orderId: string;
  buyer: string;
  country: string;
  vatId: string;
  vatIdCheck: string;
  vatIdCheckedOn: string;
  vatPercent: string;
  net: string;
  vat: string;
  gross: string;
  dueOn: string;
  paidOn: string;
  refundedOn: string;
  provedOn: string;
}

// The bookkeepers of the provider are German, whatever language the clerk has chosen.
const HEADS = [
  'Nummer',
  'Art',
  'Datum',
  'Storniert',
  'Bestellung',
  'Käufer',
  'Lieferland',
  'USt-IdNr.',
  'Prüfung der USt-IdNr.',
  'Geprüft am',
  'USt. in %',
  'Netto',
  'USt.',
  'Brutto',
  'Zahlbar bis',
  'Bezahlt am',
  'Erstattet am',
  'Gelangensnachweis vom',
];
const CHECKS: Record<string, string> = { UNCHECKED: 'ungeprüft', VALID: 'gültig', INVALID: 'ungültig' };

const SUPPLY_HEADS = [
  'Monat',
  'USt-IdNr.',
  'Käufer',
  'Prüfung der USt-IdNr.',
  'Geprüft am',
  'Belege',
  'Rechnungen ohne Gelangensnachweis',
  'Summe netto',
];

/** Limits a statement to the documents that were issued in a period: both days, in Berlin. */
const isIssuedIn = ({ dateFrom, dateTo }: Period) => sql`
  (${dateFrom ?? null}::date is null or invoices.issued_at >= ${dateFrom ?? null}::date::timestamp at time zone ${TIME_ZONE})
  and (${dateTo ?? null}::date is null or invoices.issued_at < (${dateTo ?? null}::date + 1)::timestamp at time zone ${TIME_ZONE})
`;

/**
 * The check of the VAT id as it was when the document was issued. A document of an older version does not say it: it has
 * today's check of the account, unless that has another id by now.
 */
const checks = sql`lateral (
  select
    coalesce(invoices.vat_id_check, dealers.vat_id_check) as result,
    case
      when invoices.vat_id_check is null then dealers.vat_id_checked_at
      else invoices.vat_id_checked_at
    end as checked_at
  where invoices.vat_id_check is not null
    or upper(regexp_replace(dealers.vat_id, '[\\s./-]', '', 'g')) = invoices.content #>> '{buyer,vatId}'
) as checks`;
const germanDay = (instant: RawBuilder<unknown>) =>
  sql<string>`to_char(${instant} at time zone ${TIME_ZONE}, 'DD.MM.YYYY')`;

/** Every invoice and credit note of a period, one a line, as a CSV file. */
export async function exportBookings(db: Database, period: Period): Promise<string> {
  const found = await sql<Booking>`
    select
      invoices.number,
      invoices.kind = 'CREDIT_NOTE' as "isCreditNote",
      to_char(invoices.issued_at at time zone ${TIME_ZONE}, 'DD.MM.YYYY') as "issuedOn",
      coalesce(cancelled.number, '') as cancels,
      orders.id as "orderId",
      coalesce(invoices.content #>> '{buyer,name}', '') as buyer,
      coalesce(invoices.content #>> '{delivery,address,country}', '') as country,
      coalesce(invoices.content #>> '{buyer,vatId}', '') as "vatId",
      coalesce(checks.result, '') as "vatIdCheck",
      coalesce(${germanDay(sql`checks.checked_at`)}, '') as "vatIdCheckedOn",
      coalesce(invoices.content #>> '{totals,vatPercent}', '') as "vatPercent",
      (${sign} * invoices.net_amount)::text as net,
      (${sign} * invoices.vat_amount)::text as vat,
      (${sign} * invoices.gross_amount)::text as gross,
      coalesce(to_char(${dueOnInFiles}, 'DD.MM.YYYY'), '') as "dueOn",
      case
        when invoices.kind = 'INVOICE' then coalesce(${germanDay(sql`payments.paid_at`)}, '')
        else ''
      end as "paidOn",
      coalesce(${germanDay(sql`payments.refunded_at`)}, '') as "refundedOn",
      coalesce(to_char(proofs.dated_on, 'DD.MM.YYYY'), '') as "provedOn"
    from invoices
    join orders on orders.id = invoices.order_id
    join dealers on dealers.id = orders.dealer_id
    left join ${checks} on true
    left join invoices cancelled on cancelled.id = invoices.cancels_id
    -- The refund settles the credit note as well.
    left join invoice_payments payments on payments.invoice_id = coalesce(invoices.cancels_id, invoices.id)
    left join invoices notes on notes.cancels_id = invoices.id
    -- A proof that came later belongs to the next invoice of the order.
    left join lateral (
      select max(dated_on) as dated_on
      from order_documents
      where order_id = orders.id
        and kind = 'ARRIVAL_PROOF'
        and invoices.kind = 'INVOICE'
        and (notes.issued_at is null or added_at < notes.issued_at)
    ) as proofs on true
    where ${isIssuedIn(period)}
    order by invoices.year, invoices.sequence
  `.execute(db);
  return csvOf([HEADS, ...found.rows.map(lineOf)]);
}

function lineOf(booking: Booking): Cell[] {
  const { number, isCreditNote, issuedOn, cancels, orderId, buyer, country, vatId, vatPercent } = booking;
  return [
    number,
    isCreditNote ? 'Stornorechnung' : 'Rechnung',
    issuedOn,
    cancels,
    orderNumberCell(orderId),
    buyer,
    country,
    vatId,
    CHECKS[booking.vatIdCheck] ?? '',
    booking.vatIdCheckedOn,
    vatPercent,
    { amount: booking.net },
    { amount: booking.vat },
    { amount: booking.gross },
    booking.dueOn,
    booking.paidOn,
    booking.refundedOn,
    booking.provedOn,
  ];
}

interface Supply {
  month: string;
  vatId: string;
  buyer: string;
  vatIdCheck: string;
  vatIdCheckedOn: string;
  documents: string;
  unproved: string;
  net: string;
}

/** The intra-community supplies of a period, summed by month and VAT id, as a CSV file. */
export async function exportSupplies(db: Database, period: Period): Promise<string> {
  const found = await sql<Supply>`
    select
      to_char(invoices.issued_at at time zone ${TIME_ZONE}, 'YYYY-MM') as month,
      coalesce(invoices.content #>> '{buyer,vatId}', '') as "vatId",
      -- Several accounts may carry one VAT id.
      coalesce(string_agg(distinct invoices.content #>> '{buyer,name}', ' / '), '') as buyer,
      -- The documents of a month may differ: the latest check counts.
      coalesce((array_agg(checks.result order by checks.checked_at desc nulls last))[1], '') as "vatIdCheck",
      coalesce(${germanDay(sql`max(checks.checked_at)`)}, '') as "vatIdCheckedOn",
      count(*)::text as documents,
      (count(*) filter (where orders.invoice_id = invoices.id and orders.arrival_proof_id is null))::text as unproved,
      sum(${sign} * invoices.net_amount)::text as net
    from invoices
    join orders on orders.id = invoices.order_id
    join dealers on dealers.id = orders.dealer_id
    left join ${checks} on true
    where invoices.content ->> 'vatCase' = 'INTRA_COMMUNITY' and ${isIssuedIn(period)}
    group by 1, 2
    order by 1, 2
  `.execute(db);
  const lines = found.rows.map((supply): Cell[] => [
    supply.month,
    supply.vatId,
    supply.buyer,
    CHECKS[supply.vatIdCheck] ?? '',
    supply.vatIdCheckedOn,
    supply.documents,
    supply.unproved,
    { amount: supply.net },
  ]);
  return csvOf([SUPPLY_HEADS, ...lines]);
}
