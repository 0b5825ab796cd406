/** The texts of invoices and credit notes in one language. */
export interface InvoiceWords {
  /** The line of the delivery. */
  delivery: string;
  /** The description of the line of a vehicle. */
  usedVehicle: string;
  firstRegistered: string;
  mileage: string;
  /** Who manages the company that sells: § 35a GmbHG. */
  management(name: string): string;
  /** How long the buyer has to pay. No line may begin with "#": it would be read as a discount (BR-DE-18). */
  paymentTerms: string;
  /** The same of an invoice that the payment of a former one covers. */
  paid: string;
  /** Why an intra-community supply has no VAT: § 14 (4) no. 8 UStG. */
  intraCommunity: string;
  /** What a credit note cancels. `day` is written as people write it in this language. */
  cancels(invoice: { number: string; day: string }): string;
  /** What happens to the amount of a cancelled invoice. */
  refund: string;
  print: PrintedWords;
  arrival: ArrivalFormWords;
}

/** What the readable PDF says besides. */
interface PrintedWords {
  invoice: string;
  creditNote: string;
  /** The PDF is a copy: the XML file with this name is the document. */
  copyOf(document: string, fileName: string): string;
  number: string;
  issuedOn: string;
  dueOn: string;
  cancelledInvoice: string;
  orderNumber: string;
  purchaseReference: string;
  /** The buyer's VAT id. */
  buyerVatId: string;
  deliveryPeriod: string;
  deliveredOn: string;
  deliveryAddress: string;
  item: string;
  quantity: string;
  price: string;
  amount: string;
  vehiclesNet: string;
  deliveryNet: string;
  net: string;
  vat(percent: number): string;
  gross: string;
  /** What the payment of a former invoice covers, and what is left to pay. */
  paid: string;
  payable: string;
  payment: string;
  accountName: string;
  reference: string;
  vatId: string;
  taxNumber: string;
  pageOf(page: number, pages: number): string;
}

/** The form with which the buyer confirms that a supply without VAT has arrived: § 17b (2) no. 2 UStDV. */
interface ArrivalFormWords {
  title: string;
  subtitle: string;
  buyer: string;
  invoice: string;
  /** What the buyer confirms: the sentence goes on below the list of the vehicles. */
  confirm: string;
  vehicle: string;
  vin: string;
  /** Month and year, which the buyer writes. */
  receivedIn: string;
  place: string;
  received: string;
  issuedOn: string;
  signature: string;
  signer: string;
  /** What to do with the signed form. */
  hint: string;
}
