import type { InvoiceWords } from '../../content/invoices/words.ts';
import type { InvoiceContent } from './content.ts';
import type { Aggregate } from './xml.ts';

/** The company that sells, as a party of UBL. */
export function sellerOf({ seller }: InvoiceContent, words: InvoiceWords): Aggregate {
  const { name, email, vatId, taxNumber, registerCourt, registerNumber, contactName, phone } = seller;
  return {
    'cbc:EndpointID': endpointOf(email),
    'cac:PostalAddress': addressOf(seller),
    'cac:PartyTaxScheme': [taxSchemeOf(vatId, 'VAT'), taxSchemeOf(taxNumber, 'FC')],
    'cac:PartyLegalEntity': {
      'cbc:RegistrationName': name,
      'cbc:CompanyID': registerNumber,
      'cbc:CompanyLegalForm': `${registerCourt}, ${registerNumber}, ${words.management(seller.managingDirector)}`,
    },
    'cac:Contact': { 'cbc:Name': contactName, 'cbc:Telephone': phone, 'cbc:ElectronicMail': email },
  };
}

/** The dealer who buys, as a party of UBL. */
export function buyerOf({ buyer }: InvoiceContent): Aggregate {
  return {
    'cbc:EndpointID': endpointOf(buyer.email),
    'cac:PostalAddress': addressOf(buyer),
    'cac:PartyTaxScheme': buyer.vatId === null ? undefined : taxSchemeOf(buyer.vatId, 'VAT'),
    'cac:PartyLegalEntity': { 'cbc:RegistrationName': buyer.name },
  };
}

/** Where the vehicles go, and when if they have arrived. */
export function deliveryOf({ delivery: { address, on } }: InvoiceContent): Aggregate {
  return {
    'cbc:ActualDeliveryDate': on ?? undefined,
    'cac:DeliveryLocation': { 'cac:Address': addressOf(address) },
    'cac:DeliveryParty': { 'cac:PartyName': { 'cbc:Name': address.name } },
  };
}

/** The electronic address of a party: its e-mail address (EAS code EM). */
const endpointOf = (email: string) => ({ text: email, attributes: { schemeID: 'EM' } });

const taxSchemeOf = (id: string, scheme: 'VAT' | 'FC'): Aggregate => ({
  'cbc:CompanyID': id,
  'cac:TaxScheme': { 'cbc:ID': scheme },
});

function addressOf(address: InvoiceContent['delivery']['address']): Aggregate {
  return {
    'cbc:StreetName': address.street ?? undefined,
    'cbc:CityName': address.city,
    'cbc:PostalZone': address.postalCode,
    'cac:Country': { 'cbc:IdentificationCode': address.country },
  };
}
