import { PAYMENT_WORKING_DAYS } from '../../contract/constants.ts';
import type { InvoiceWords } from './words.ts';

export const en: InvoiceWords = {
  delivery: 'Delivery',
  usedVehicle: 'Used vehicle',
  firstRegistered: 'First registered',
  mileage: 'Mileage',
  management: (name) => `Managing director: ${name}`,
  paymentTerms: `Payable within ${PAYMENT_WORKING_DAYS} bank working days (Monday to Friday)`,
  // The law is German, so its own words stand beside the translation.
  intraCommunity: 'VAT-exempt intra-Community supply (steuerfreie innergemeinschaftliche Lieferung)',
  cancels: ({ number, day }) => `Credit note for invoice ${number} of ${day}`,
  refund: 'The invoice is no longer to be paid. We refund what has been paid already.',
  print: {
    invoice: 'Invoice',
    creditNote: 'Credit note',
    copyOf: (document, fileName) =>
      `This PDF is a copy for reading. The ${document.toLowerCase()} is the XML file ${fileName} (XRechnung).`,
    number: 'Number',
    issuedOn: 'Date',
    dueOn: 'Payable by',
    cancelledInvoice: 'Cancelled invoice',
    orderNumber: 'Order',
    purchaseReference: 'Your order number',
    buyerVatId: 'Your VAT ID',
    deliveryPeriod: 'Delivery period',
    deliveredOn: 'Day of delivery',
    deliveryAddress: 'Delivery address',
    item: 'Description',
    quantity: 'Quantity',
    price: 'Unit price',
    amount: 'Net amount',
    net: 'Total net',
    vat: (percent) => `VAT ${percent}%`,
    gross: 'Total',
    payment: 'Payment',
    accountName: 'Account holder',
    reference: 'Payment reference',
    vatId: 'VAT ID',
    taxNumber: 'Tax number',
    pageOf: (page, pages) => `Page ${page} of ${pages}`,
  },
  arrival: {
    // The German law names this document, so its own word stands beside the translation.
    title: 'Entry certificate (Gelangensbestätigung)',
    subtitle:
      'Certification of the entry of the object of an intra-Community supply into another EU Member State',
    buyer: 'Customer',
    invoice: 'Invoice',
    confirm:
      'I as the customer hereby certify my receipt of the following objects of an intra-Community supply',
    vehicle: 'Vehicle',
    vin: 'VIN',
    receivedIn: 'in (month and year of receipt)',
    place: 'in (Member State and place)',
    received: '',
    issuedOn: 'Date of issue of the certificate',
    signature: 'Signature of the customer or of the authorised representative',
    signer: 'Name of the signatory in capitals',
    hint: 'Please complete and sign this form once you have received the vehicles, and upload it on the page of your order in the portal. A photograph is enough.',
  },
};
