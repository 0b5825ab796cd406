import type { InvoiceWords } from '../../content/invoices/words.ts';
import { day } from '../mail/format.ts';
import { hasToBePaid, type InvoiceContent } from './content.ts';
import { linesOf } from './ubl-lines.ts';
import { buyerOf, deliveryOf, sellerOf } from './ubl-parties.ts';
import { totalsOf } from './ubl-totals.ts';
import { INVOICE_WORDS } from './words.ts';
import { type Aggregate, xmlOf } from './xml.ts';

/** The rules of XRechnung 3.0, and those of Peppol on which they build. */
const CUSTOMIZATION = 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0';
const PROFILE = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0';
/** UNTDID 1001: commercial invoice, credit note. */
const TYPE_CODE = { invoice: '380', creditNote: '381' };
/** UNTDID 4461: SEPA credit transfer, and clearing between the partners. */
const PAYMENT_CODE = { transfer: '58', clearing: '97' };

/** The XRechnung of an invoice or a credit note, as UBL 2.1. */
export function ublOf(content: InvoiceContent): string {
  const words = INVOICE_WORDS[content.locale];
  return content.cancels
    ? xmlOf('CreditNote', creditNoteOf(content, content.cancels, words))
    : xmlOf('Invoice', invoiceOf(content, words));
}

/** The order of the parts is that of the UBL schema. */
function invoiceOf(content: InvoiceContent, words: InvoiceWords): Aggregate {
  const isToBePaid = hasToBePaid(content);
  return {
    ...identityOf(content),
    'cbc:DueDate': isToBePaid ? content.payment.dueOn : undefined,
    'cbc:InvoiceTypeCode': TYPE_CODE.invoice,
    ...referencesOf(content),
    ...peopleOf(content, words),
    'cac:PaymentMeans': isToBePaid ? transferOf(content) : clearingOf(content),
    'cac:PaymentTerms': { 'cbc:Note': isToBePaid ? words.paymentTerms : words.paid },
    ...totalsOf(content, words),
    'cac:InvoiceLine': linesOf(content, words),
  };
}

/** A credit note has no due date. Its amounts are positive: the document itself says that they are credited. */
function creditNoteOf(
  content: InvoiceContent,
  cancels: NonNullable<InvoiceContent['cancels']>,
  words: InvoiceWords,
): Aggregate {
  const { number, issuedOn } = cancels;
  return {
    ...identityOf(content),
    'cbc:CreditNoteTypeCode': TYPE_CODE.creditNote,
    'cbc:Note': words.cancels({ number, day: day(issuedOn, content.locale) }),
    ...referencesOf(content),
    'cac:BillingReference': {
      'cac:InvoiceDocumentReference': { 'cbc:ID': number, 'cbc:IssueDate': issuedOn },
    },
    ...peopleOf(content, words),
    'cac:PaymentMeans': clearingOf(content),
    'cac:PaymentTerms': { 'cbc:Note': words.refund },
    ...totalsOf(content, words),
    'cac:CreditNoteLine': linesOf(content, words),
  };
}

function transferOf({ number, payment: { accountName, iban, bic } }: InvoiceContent): Aggregate {
  return {
    'cbc:PaymentMeansCode': PAYMENT_CODE.transfer,
    'cbc:PaymentID': number,
    'cac:PayeeFinancialAccount': {
      'cbc:ID': iban,
      'cbc:Name': accountName,
      'cac:FinancialInstitutionBranch': { 'cbc:ID': bic },
    },
  };
}

/** Nothing is to be transferred, so no account is named. XRechnung demands a means of payment all the same (BR-DE-1). */
const clearingOf = ({ number }: InvoiceContent): Aggregate => ({
  'cbc:PaymentMeansCode': PAYMENT_CODE.clearing,
  'cbc:PaymentID': number,
});

function identityOf({ number, issuedOn }: InvoiceContent): Aggregate {
  return {
    'cbc:CustomizationID': CUSTOMIZATION,
    'cbc:ProfileID': PROFILE,
    'cbc:ID': number,
    'cbc:IssueDate': issuedOn,
  };
}

/** The buyer's own number is what they file by. Without one it is ours: XRechnung demands a reference (BR-DE-15). */
function referencesOf({ purchaseReference, orderNumber, delivery: { period } }: InvoiceContent): Aggregate {
  const reference = purchaseReference ?? orderNumber;
  return {
    'cbc:DocumentCurrencyCode': 'EUR',
    'cbc:BuyerReference': reference,
    'cac:InvoicePeriod': period ? { 'cbc:StartDate': period.from, 'cbc:EndDate': period.to } : undefined,
    // The schema demands the buyer's number where ours is given.
    'cac:OrderReference': { 'cbc:ID': reference, 'cbc:SalesOrderID': orderNumber },
  };
}

function peopleOf(content: InvoiceContent, words: InvoiceWords): Aggregate {
  return {
    'cac:AccountingSupplierParty': { 'cac:Party': sellerOf(content, words) },
    'cac:AccountingCustomerParty': { 'cac:Party': buyerOf(content) },
    'cac:Delivery': deliveryOf(content),
  };
}
