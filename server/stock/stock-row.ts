import type { VehicleStatus } from '../../contract/states.ts';

/** A vehicle as the view `stock_rows` has it. */
export interface StockRow {
  id: string;
  make: string;
  model: string;
  fuel: string | null;
  transmission: string | null;
  /** The base colour. */
  hue: string | null;
  doors: number | null;
  status: VehicleStatus;
  documents: boolean;
  pictures: boolean;
  price: number;
  mileage: number | null;
  power: number | null;
  registered: number | null;
  created: number;
  changed: number;
  lapses: number | null;
  vin: string;
  variant: string | null;
  body: string | null;
  /** The codes of its features, with spaces between them. */
  features: string;
  seats: number | null;
  emission: string | null;
  inspection: number | null;
  tow: number | null;
  /** The electric range, in km. */
  reach: number | null;
  /** In g/km. */
  co2: number | null;
  owners: number | null;
  unharmed: boolean | null;
  country: string | null;
  book: string | null;
  /** The sum of its damages, and how far its price has fallen, in cents. */
  damages: number | null;
  drop: number | null;
}

/** A whole row of the view. Servers of the version before also read the maker's colour. */
type ChangedRow = StockRow & { colour?: string | null };

/** A vehicle as it is now; null if it does not exist any more. */
export interface Change {
  id: string;
  row: ChangedRow | null;
  /** Its lexemes as the view `stock_words` has them; null if they are the same as before. */
  words: string | null;
}

/** The lexemes of a vehicle. */
export type StockWords = Pick<Change, 'id'> & { words: string };
