import { VEHICLE_STATUSES } from '../../contract/states.ts';
import type { VehicleSort } from '../../contract/vehicles.ts';
import { isDay } from '../address.ts';

/** The inventory's state as it stands in the address: words, each parameter as the call names it. */
export type InventorySearch = { [K in InventoryParameter]?: string | string[] };

/** Asks for another list; one that corrects what was just typed takes the place of the former in the history. */
export type Change = (search: InventorySearch, how?: { isCorrection: boolean }) => void;

type Rule = (word: string) => boolean;

const isWord: Rule = (word) => word.trim() !== '' && word.length <= 100;
const upTo =
  (max: number): Rule =>
  (word) =>
    /^\d{1,10}$/.test(word) && Number(word) <= max;
const oneOf =
  (words: readonly string[]): Rule =>
  (word) =>
    words.includes(word);

const SORTS: readonly VehicleSort[] = ['relevance', 'priceAsc', 'priceDesc', 'mileage', 'firstRegistration'];

/** What each parameter may say; the call refuses anything else. */
const RULES = {
  page: (word) => /^[1-9]\d{0,5}$/.test(word),
  q: isWord,
  make: isWord,
  model: isWord,
  priceMin: upTo(100_000_000),
  priceMax: upTo(100_000_000),
  mileageMin: upTo(10_000_000),
  mileageMax: upTo(10_000_000),
  firstRegisteredFrom: isDay,
  firstRegisteredTo: isDay,
  fuelType: isWord,
  transmission: isWord,
  colour: isWord,
  kwMin: upTo(10_000),
  kwMax: upTo(10_000),
  doors: (word) => /^[1-9]$/.test(word),
  hasDocuments: oneOf(['true', 'false']),
  status: oneOf([...VEHICLE_STATUSES, 'ALL']),
  sortBy: oneOf(SORTS),
} satisfies Record<string, Rule>;
export type InventoryParameter = keyof typeof RULES;

const PARAMETERS: readonly InventoryParameter[] = [
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
];
const REPEATABLE: readonly InventoryParameter[] = [
  'make',
  'model',
  'fuelType',
  'transmission',
  'colour',
  'doors',
  'status',
];

/** What of an address the inventory understands; the rest is dropped. */
export function inventorySearch(search: Record<string, unknown>): InventorySearch {
  const known: InventorySearch = {};
  for (const name of PARAMETERS) {
    const values = [search[name]]
      .flat()
      .filter((value) => value !== undefined && value !== null)
      .map(String)
      .filter(RULES[name]);
    const [first] = values;
    if (values.length > 1 && REPEATABLE.includes(name)) known[name] = values;
    else if (first !== undefined) known[name] = first;
  }
  return known;
}

/** Whether the inventory takes this word for this parameter. */
export const isUnderstood = (parameter: InventoryParameter, word: string): boolean => RULES[parameter](word);
