import type { InvoiceWords } from '../../content/invoices/words.ts';
import type { InvoiceContent } from './content.ts';
import { euro, taxCategoryOf } from './ubl-values.ts';
import type { Aggregate, Basic } from './xml.ts';

/** UNTDID 1153: vehicle identification number. UNTDID 1001: invoicing data sheet, which Peppol demands here (R101). */
const VIN_SCHEME = 'AKG';
const OBJECT_CODE = '130';

type Vehicle = InvoiceContent['vehicles'][number];

/** One line for each vehicle, then the line of the delivery. */
export function linesOf(content: InvoiceContent, words: InvoiceWords): Aggregate[] {
  const { vehicles, deliveryFee } = content;
  const lines = vehicles.map((vehicle, index): Aggregate => ({
    'cbc:ID': `${index + 1}`,
    ...quantityOf(content, 1),
    'cbc:LineExtensionAmount': euro(vehicle.priceNet),
    'cac:DocumentReference': {
      'cbc:ID': { text: vehicle.vin, attributes: { schemeID: VIN_SCHEME } },
      'cbc:DocumentTypeCode': OBJECT_CODE,
    },
    'cac:Item': itemOf(vehicle, content, words),
    'cac:Price': { 'cbc:PriceAmount': euro(vehicle.priceNet) },
  }));
  if (!deliveryFee) return lines;
  const { quantity, unitNet, net } = deliveryFee;
  const delivery: Aggregate = {
    'cbc:ID': `${vehicles.length + 1}`,
    ...quantityOf(content, quantity),
    'cbc:LineExtensionAmount': euro(net),
    'cac:Item': { 'cbc:Name': words.delivery, 'cac:ClassifiedTaxCategory': taxCategoryOf(content) },
    'cac:Price': { 'cbc:PriceAmount': euro(unitNet) },
  };
  return [...lines, delivery];
}

/** The quantity has another name in a credit note. UN/ECE Recommendation 20: C62 is "one". */
function quantityOf({ cancels }: InvoiceContent, count: number): Aggregate {
  const quantity: Basic = { text: `${count}`, attributes: { unitCode: 'C62' } };
  return cancels ? { 'cbc:CreditedQuantity': quantity } : { 'cbc:InvoicedQuantity': quantity };
}

/** Mileage and first registration say whether a vehicle counts as new: § 1b, § 14a (4) UStG. */
function itemOf(vehicle: Vehicle, content: InvoiceContent, words: InvoiceWords): Aggregate {
  const { name, vin, mileageKm, firstRegistered } = vehicle;
  return {
    'cbc:Description': words.usedVehicle,
    'cbc:Name': name,
    'cac:SellersItemIdentification': { 'cbc:ID': vin },
    'cac:ClassifiedTaxCategory': taxCategoryOf(content),
    'cac:AdditionalItemProperty': [
      propertyOf('FIN/VIN', vin),
      ...(firstRegistered === null ? [] : [propertyOf(words.firstRegistered, firstRegistered)]),
      ...(mileageKm === null ? [] : [propertyOf(words.mileage, `${mileageKm} km`)]),
    ],
  };
}

const propertyOf = (name: string, value: string): Aggregate => ({ 'cbc:Name': name, 'cbc:Value': value });
