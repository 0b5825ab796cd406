// Not in constants.ts, which every page of the browser loads: only a few pages need these choices and figures.

/** The makes that the filter always offers. */
export const MAKES = [
  'Audi',
  'BMW',
  'Cupra',
  'Ford',
  'Hyundai',
  'Mercedes-Benz',
  'Opel',
  'Peugeot',
  'Polestar',
  'Porsche',
  'SEAT',
  'Skoda',
  'Tesla',
  'Toyota',
  'Volkswagen',
  'Volvo',
] as const;

/** What a registration offers. */
export const LEGAL_FORMS = ['GmbH', 'AG', 'UG', 'GbR', 'KG', 'OHG', 'e.V.', 'Einzelunternehmen'] as const;
/** The countries of a registration and of a delivery, by ISO 3166 code. */
export const COUNTRIES = ['DE', 'AT', 'CH', 'FR', 'NL', 'BE', 'LU', 'IT'] as const;
export type Country = (typeof COUNTRIES)[number];

/** The most delivery addresses in the account of a dealer. The constraint `dealer_addresses_are_at_most_ten` has it, too. */
export const DELIVERY_ADDRESSES_MAX = 10;

/** The most characters of a dealer's own number for an order. The constraint `orders_purchase_reference_is_short` has it, too. */
export const PURCHASE_REFERENCE_MAX = 35;

/** The languages that the portal tells apart in the words of a supplier, as ISO 639-1 codes. */
export const SUPPLIER_LANGUAGES = ['de', 'fr', 'it', 'nl', 'en'] as const;
export type SupplierLanguage = (typeof SUPPLIER_LANGUAGES)[number];
