/** The inventory's state as it stands in the address: words, each parameter as the call names it. */
export type InventorySearch = { [K in InventoryParameter]?: string | string[] };

const PARAMETERS = [
  'page',
  'q',
  'make',
  'model',
  'priceMin',
  'priceMax',
  'mileageMin',
  'mileageMax',
  'firstRegisteredFrom',
  'firstRegisteredTo',
  'fuelType',
  'transmission',
  'colour',
  'kwMin',
  'kwMax',
  'doors',
  'hasDocuments',
  'status',
  'sortBy',
] as const;
export type InventoryParameter = (typeof PARAMETERS)[number];

/** What of an address the inventory knows; the rest is dropped. */
export function inventorySearch(search: Record<string, unknown>): InventorySearch {
  const known: InventorySearch = {};
  for (const name of PARAMETERS) {
    const values = [search[name]]
      .flat()
      .filter((value) => value !== undefined && value !== null && value !== '')
      .map(String);
    const [first] = values;
    if (values.length > 1) known[name] = values;
    else if (first !== undefined) known[name] = first;
  }
  return known;
}
