import { MAKES } from '../../contract/choices.ts';
import { MILEAGE_STEPS, PRICE_STEPS } from '../../contract/constants.ts';
import { VEHICLE_STATUSES, type VehicleStatus } from '../../contract/states.ts';
import { add, type Bitmap, Bitmaps, clear, has, remove } from './bitmaps.ts';
import { Choices } from './choices.ts';
import { Order } from './order.ts';

/** A vehicle as the view `stock_rows` has it. */
export interface StockRow {
  id: string;
  make: string;
  model: string;
  fuel: string | null;
  transmission: string | null;
  colour: string | null;
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
}

/** A vehicle as it is now; null if it does not exist any more. */
export interface Change {
  id: string;
  row: StockRow | null;
}

/** To sort everything once is cheaper than to move so many vehicles singly. */
const MANY = 500;

const orNone = (value: number | null) => value ?? Infinity;
/** The key of each order. Latest first is a negative key, so that vehicles without a day come last there as well. */
const KEYS = {
  price: (row: StockRow) => row.price,
  mileage: (row: StockRow) => orNone(row.mileage),
  power: (row: StockRow) => orNone(row.power),
  registered: (row: StockRow) => (row.registered === null ? Infinity : -row.registered),
  created: (row: StockRow) => row.created,
  changed: (row: StockRow) => -row.changed,
  lapses: (row: StockRow) => orNone(row.lapses),
};
type OrderName = keyof typeof KEYS;
// Object.keys returns string[].
const ORDER_NAMES = Object.keys(KEYS) as OrderName[];

/** Never repeats in this process, also when the stock is read anew. */
let lastRevision = 0;
const nextRevision = () => (lastRevision += 1);

/**
 * All vehicles in memory: columns as bitmaps and sorted numbers. Each vehicle has a slot. It is changed by whole states of
 * vehicles, never by steps, so a change may be applied twice.
 */
export class Stock {
  readonly bitmaps: Bitmaps;
  readonly present: Bitmap;
  readonly withPictures: Bitmap;
  readonly choices: Record<
    'make' | 'model' | 'fuelType' | 'transmission' | 'colour' | 'doors' | 'hasDocuments' | 'status',
    Choices
  >;
  readonly orders: Record<OrderName, Order>;
  /** For each make its models, each with the number of its vehicles and of those that are not stored as SOLD. */
  readonly models = new Map<string, Map<string, { all: number; unsold: number }>>();
  /** Differs after each change. */
  version = nextRevision();
  /** The instant of the database's clock up to which reservations have lapsed, in microseconds. */
  clock: number;
  readonly #ids: string[] = [];
  readonly #slots = new Map<string, number>();
  readonly #free: number[] = [];
  readonly #stored: VehicleStatus[] = [];
  readonly #revisions: number[] = [];

  /** `rows` in the order of their ids; `clock` as above. */
  constructor(rows: readonly StockRow[], clock: number) {
    this.clock = clock;
    const bitmaps = new Bitmaps(rows.length * 1.1);
    this.bitmaps = bitmaps;
    this.present = bitmaps.make();
    this.withPictures = bitmaps.make();
    this.choices = {
      make: new Choices(bitmaps, MAKES),
      model: new Choices(bitmaps),
      fuelType: new Choices(bitmaps),
      transmission: new Choices(bitmaps),
      colour: new Choices(bitmaps),
      doors: new Choices(bitmaps),
      hasDocuments: new Choices(bitmaps, ['true', 'false']),
      status: new Choices(bitmaps, VEHICLE_STATUSES),
    };
    const order = (steps?: readonly number[]) => new Order(bitmaps, this.#ids, steps);
    this.orders = {
      price: order(PRICE_STEPS.map(centsOf)),
      mileage: order(MILEAGE_STEPS),
      power: order(),
      registered: order(),
      created: order(),
      changed: order(),
      lapses: order(),
    };
    this.#takeMany(rows.map((row) => ({ id: row.id, row })));
  }

  /** The number of vehicles. */
  get size(): number {
    return this.#slots.size;
  }

  idAt(slot: number): string {
    return this.#ids[slot] ?? '';
  }

  /** The status that everybody sees now. */
  statusOf(id: string): string | null {
    const slot = this.#slots.get(id);
    return slot === undefined ? null : this.choices.status.valueAt(slot);
  }

  /** Differs after each change of this vehicle; undefined if it does not exist. */
  revisionOf(id: string): number | undefined {
    const slot = this.#slots.get(id);
    return slot === undefined ? undefined : this.#revisions[slot];
  }

  /** The vehicles with these ids. Ids that do not exist are left out. */
  named(ids: readonly string[]): Bitmap {
    const found = clear(this.bitmaps.scratch());
    for (const id of ids) {
      const slot = this.#slots.get(id);
      if (slot !== undefined) add(found, slot);
    }
    return found;
  }

  apply(changes: readonly Change[]): void {
    if (changes.length === 0) return;
    this.version = nextRevision();
    if (changes.length > MANY) this.#takeMany(changes);
    else for (const change of changes) this.#takeOne(change);
  }

  /** Moves to an instant of the database's clock, also to an earlier one. Reservations in between lapse, or hold again. */
  moveTo(clock: number): void {
    const { lapses } = this.orders;
    const [from, to] = [lapses.countUpTo(this.clock), lapses.countUpTo(clock)];
    this.clock = clock;
    if (from === to) return;
    this.version = nextRevision();
    for (const slot of lapses.between(Math.min(from, to), Math.max(from, to))) this.#showStatus(slot);
  }

  #takeOne({ id, row }: Change): void {
    const slot = this.#slots.get(id);
    if (row === null) {
      if (slot === undefined) return;
      for (const name of ORDER_NAMES) this.orders[name].delete(slot);
      this.#clear(slot);
      return;
    }
    const isNew = slot === undefined;
    const taken = slot ?? this.#takeSlot(id);
    for (const name of ORDER_NAMES) {
      const key = KEYS[name](row);
      const order = this.orders[name];
      if (!isNew && order.keyAt(taken) === key) continue;
      if (!isNew) order.delete(taken);
      order.insert(taken, key);
    }
    this.#setColumns(taken, row);
  }

  #takeMany(changes: readonly Change[]): void {
    const rows = new Map<number, StockRow>();
    for (const { id, row } of changes) {
      const slot = this.#slots.get(id);
      if (row !== null) rows.set(slot ?? this.#takeSlot(id), row);
      else if (slot !== undefined) this.#clear(slot);
    }
    const slots = [...this.#slots.values()];
    for (const name of ORDER_NAMES) {
      const order = this.orders[name];
      order.replace(slots, (slot) => {
        const row = rows.get(slot);
        return row ? KEYS[name](row) : order.keyAt(slot);
      });
    }
    for (const [slot, row] of rows) this.#setColumns(slot, row);
  }

  #takeSlot(id: string): number {
    const slot = this.#free.pop() ?? this.#ids.length;
    if (slot >= this.bitmaps.capacity) {
      this.bitmaps.grow(this.bitmaps.capacity * 2);
      for (const name of ORDER_NAMES) this.orders[name].grow();
    }
    this.#ids[slot] = id;
    this.#slots.set(id, slot);
    return slot;
  }

  /** All but the orders. */
  #setColumns(slot: number, row: StockRow): void {
    if (has(this.present, slot)) this.#countModel(slot, -1);
    const { choices } = this;
    choices.make.set(slot, row.make);
    choices.model.set(slot, row.model);
    choices.fuelType.set(slot, row.fuel);
    choices.transmission.set(slot, row.transmission);
    choices.colour.set(slot, row.colour);
    choices.doors.set(slot, row.doors === null ? null : String(row.doors));
    choices.hasDocuments.set(slot, String(row.documents));
    if (row.pictures) add(this.withPictures, slot);
    else remove(this.withPictures, slot);
    add(this.present, slot);
    this.#stored[slot] = row.status;
    this.#countModel(slot, 1);
    this.#showStatus(slot);
  }

  #clear(slot: number): void {
    this.#countModel(slot, -1);
    for (const choices of Object.values(this.choices)) choices.set(slot, null);
    remove(this.withPictures, slot);
    remove(this.present, slot);
    this.#slots.delete(this.idAt(slot));
    this.#free.push(slot);
  }

  #showStatus(slot: number): void {
    const hasLapsed = this.orders.lapses.keyAt(slot) <= this.clock;
    this.choices.status.set(slot, hasLapsed ? 'AVAILABLE' : (this.#stored[slot] ?? null));
    this.#revisions[slot] = nextRevision();
  }

  #countModel(slot: number, by: 1 | -1): void {
    const [make, model] = [this.choices.make.valueAt(slot) ?? '', this.choices.model.valueAt(slot) ?? ''];
    const models = this.models.get(make) ?? new Map<string, { all: number; unsold: number }>();
    this.models.set(make, models);
    const count = models.get(model) ?? { all: 0, unsold: 0 };
    models.set(model, count);
    count.all += by;
    if (this.#stored[slot] !== 'SOLD') count.unsold += by;
    if (count.all === 0) models.delete(model);
    if (models.size === 0) this.models.delete(make);
  }
}

const centsOf = (euro: number) => euro * 100;
