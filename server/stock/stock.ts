import { MAKES } from '../../contract/choices.ts';
import { BASE_COLOURS } from '../../contract/base-colours.ts';
import { DAMAGE_STEPS, MILEAGE_STEPS, PRICE_STEPS } from '../../contract/constants.ts';
import { fromCents } from '../../contract/money.ts';
import { VEHICLE_STATUSES, type VehicleStatus } from '../../contract/states.ts';
import { add, type Bitmap, Bitmaps, clear, has, remove } from './bitmaps.ts';
import { Choices } from './choices.ts';
import { Features } from './features.ts';
import { Order } from './order.ts';
import type { Change, StockRow, StockWords } from './stock-row.ts';
import { Words } from './words.ts';

/** To sort everything once is cheaper than to move so many vehicles singly. */
const MANY = 500;

const orNone = (value: number | null) => value ?? Infinity;
/** The key of each order. Latest or most first is a negative key, so that vehicles without it come last there as well. */
const KEYS = {
  price: (row: StockRow) => row.price,
  mileage: (row: StockRow) => orNone(row.mileage),
  power: (row: StockRow) => orNone(row.power),
  registered: (row: StockRow) => (row.registered === null ? Infinity : -row.registered),
  created: (row: StockRow) => row.created,
  changed: (row: StockRow) => -row.changed,
  lapses: (row: StockRow) => orNone(row.lapses),
  inspection: (row: StockRow) => orNone(row.inspection),
  tow: (row: StockRow) => orNone(row.tow),
  reach: (row: StockRow) => orNone(row.reach),
  co2: (row: StockRow) => orNone(row.co2),
  owners: (row: StockRow) => orNone(row.owners),
  damages: (row: StockRow) => orNone(row.damages),
  drop: (row: StockRow) => (row.drop === null ? Infinity : -row.drop),
};
type OrderName = keyof typeof KEYS;

/** The vehicles of a model. */
export interface ModelCount {
  all: number;
  unsold: number;
  /** The words of make and model, for typing errors. Undefined until a search asks for them. */
  words?: readonly string[];
}

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
    | 'make'
    | 'model'
    | 'bodyType'
    | 'fuelType'
    | 'transmission'
    | 'colour'
    | 'doors'
    | 'seats'
    | 'emissionClass'
    | 'locationCountry'
    | 'serviceBook'
    | 'accidentFree'
    | 'hasDocuments'
    | 'status',
    Choices
  >;
  readonly features: Features;
  readonly orders: Record<OrderName, Order>;
  readonly words: Words;
  /** For each make its models, each with the number of its vehicles and of those that are not stored as SOLD. */
  readonly models = new Map<string, Map<string, ModelCount>>();
  /** Differs after each change of the names that have a vehicle which is not sold. */
  modelsVersion = nextRevision();
  /** Differs after each change. */
  version = nextRevision();
  /** The instant of the database's clock up to which reservations have lapsed, in microseconds. */
  clock: number;
  readonly #ids: string[] = [];
  readonly #slots = new Map<string, number>();
  readonly #free: number[] = [];
  readonly #stored: VehicleStatus[] = [];
  readonly #revisions: number[] = [];

  /** An empty stock with room for so many vehicles; `clock` as above. */
  constructor(vehicles: number, clock: number) {
    this.clock = clock;
    const bitmaps = new Bitmaps(vehicles * 1.1);
    this.bitmaps = bitmaps;
    this.present = bitmaps.make();
    this.withPictures = bitmaps.make();
    this.choices = {
      make: new Choices(bitmaps, MAKES),
      model: new Choices(bitmaps),
      bodyType: new Choices(bitmaps),
      fuelType: new Choices(bitmaps),
      transmission: new Choices(bitmaps),
      colour: new Choices(bitmaps, BASE_COLOURS),
      doors: new Choices(bitmaps),
      seats: new Choices(bitmaps),
      emissionClass: new Choices(bitmaps),
      locationCountry: new Choices(bitmaps),
      serviceBook: new Choices(bitmaps),
      accidentFree: new Choices(bitmaps, ['true', 'false']),
      hasDocuments: new Choices(bitmaps, ['true', 'false']),
      status: new Choices(bitmaps, VEHICLE_STATUSES),
    };
    this.features = new Features(bitmaps);
    const order = (steps?: readonly number[]) => new Order(bitmaps, this.#ids, steps);
    this.orders = {
      price: order(PRICE_STEPS.map(centsOf)),
      mileage: order(MILEAGE_STEPS),
      power: order(),
      registered: order(),
      created: order(),
      changed: order(),
      lapses: order(),
      inspection: order(),
      tow: order(),
      reach: order(),
      co2: order(),
      owners: order(),
      damages: order(DAMAGE_STEPS.map(centsOf)),
      drop: order(),
    };
    this.words = new Words(bitmaps);
  }

  /**
   * Fills an empty stock. The rows come in parts, each of which is dropped at once: as objects they are larger than all that
   * is made of them.
   */
  async fill(parts: Iterable<readonly StockRow[]> | AsyncIterable<readonly StockRow[]>): Promise<void> {
    for await (const part of parts)
      for (const row of part) {
        const slot = this.#takeSlot(row.id);
        for (const name of ORDER_NAMES) this.orders[name].setKey(slot, KEYS[name](row));
        this.#setColumns(slot, row);
      }
    this.#sortOrders();
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

  /** What changes of a vehicle while people look at it; undefined if it does not exist. */
  stateOf(id: string): { id: string; status: VehicleStatus; priceNet: string } | undefined {
    const slot = this.#slots.get(id);
    const status = slot === undefined ? undefined : this.#shownStatusAt(slot);
    if (slot === undefined || status === undefined) return undefined;
    return { id, status, priceNet: fromCents(this.orders.price.keyAt(slot)) };
  }

  /** Differs after each change of this vehicle; undefined if it does not exist. */
  revisionOf(id: string): number | undefined {
    const slot = this.#slots.get(id);
    return slot === undefined ? undefined : this.#revisions[slot];
  }

  /** The slots of these vehicles. Ids that do not exist are left out. */
  slotsOf(ids: readonly string[]): Uint32Array {
    return Uint32Array.from(ids.flatMap((id) => this.#slots.get(id) ?? []));
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
    this.#removeWords(changes);
    if (changes.length > MANY) this.#takeMany(changes);
    else for (const change of changes) this.#takeOne(change);
    this.addWords(changes.filter((change): change is Change & StockWords => change.words !== null));
  }

  /** Adds the lexemes of vehicles that are in the stock and have none yet. */
  addWords(vehicles: readonly StockWords[]): void {
    for (const { id, words } of vehicles) {
      const slot = this.#slots.get(id);
      if (slot !== undefined) this.words.add(slot, words);
    }
    if (vehicles.length > 0) this.words.version = nextRevision();
  }

  /**
   * Moves to an instant of the database's clock, also to an earlier one. Reservations in between lapse, or hold again. Returns
   * their vehicles.
   */
  moveTo(clock: number): string[] {
    const { lapses } = this.orders;
    const [from, to] = [lapses.countUpTo(this.clock), lapses.countUpTo(clock)];
    this.clock = clock;
    if (from === to) return [];
    this.version = nextRevision();
    const slots = [...lapses.between(Math.min(from, to), Math.max(from, to))];
    for (const slot of slots) this.#showStatus(slot);
    return slots.map((slot) => this.idAt(slot));
  }

  /** Removes the lexemes of vehicles that have others now or are gone. */
  #removeWords(changes: readonly Change[]): void {
    const slots = changes.flatMap(({ id, row, words }) => {
      const slot = row === null || words !== null ? this.#slots.get(id) : undefined;
      return slot === undefined ? [] : [slot];
    });
    if (slots.length === 0) return;
    this.bitmaps.beginAnswer();
    this.words.remove(slots);
    this.words.version = nextRevision();
  }

  #takeOne({ id, row }: Omit<Change, 'words'>): void {
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

  #takeMany(changes: readonly Omit<Change, 'words'>[]): void {
    const rows = new Map<number, StockRow>();
    for (const { id, row } of changes) {
      const slot = this.#slots.get(id);
      if (row !== null) rows.set(slot ?? this.#takeSlot(id), row);
      else if (slot !== undefined) this.#clear(slot);
    }
    for (const [slot, row] of rows)
      for (const name of ORDER_NAMES) this.orders[name].setKey(slot, KEYS[name](row));
    this.#sortOrders();
    for (const [slot, row] of rows) this.#setColumns(slot, row);
  }

  #sortOrders(): void {
    const slots = Uint32Array.from(this.#slots.values());
    for (const name of ORDER_NAMES) this.orders[name].sort(slots);
  }

  #takeSlot(id: string): number {
    const slot = this.#free.pop() ?? this.#ids.length;
    if (slot >= this.bitmaps.capacity) {
      this.bitmaps.grow(this.bitmaps.capacity * 2);
      for (const name of ORDER_NAMES) this.orders[name].grow();
      this.words.grow();
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
    choices.bodyType.set(slot, row.body);
    choices.fuelType.set(slot, row.fuel);
    choices.transmission.set(slot, row.transmission);
    choices.colour.set(slot, row.hue);
    choices.doors.set(slot, row.doors === null ? null : String(row.doors));
    choices.seats.set(slot, row.seats === null ? null : String(row.seats));
    choices.emissionClass.set(slot, row.emission);
    choices.locationCountry.set(slot, row.country);
    choices.serviceBook.set(slot, row.book);
    choices.accidentFree.set(slot, row.unharmed === null ? null : String(row.unharmed));
    choices.hasDocuments.set(slot, String(row.documents));
    this.features.set(slot, row.features);
    if (row.pictures) add(this.withPictures, slot);
    else remove(this.withPictures, slot);
    add(this.present, slot);
    this.words.setName(slot, row);
    this.#stored[slot] = row.status;
    this.#countModel(slot, 1);
    this.#showStatus(slot);
  }

  #clear(slot: number): void {
    this.#countModel(slot, -1);
    for (const choices of Object.values(this.choices)) choices.set(slot, null);
    this.features.set(slot, '');
    remove(this.withPictures, slot);
    remove(this.present, slot);
    this.words.clearName(slot);
    this.#slots.delete(this.idAt(slot));
    this.#free.push(slot);
  }

  #showStatus(slot: number): void {
    this.choices.status.set(slot, this.#shownStatusAt(slot) ?? null);
    this.#revisions[slot] = nextRevision();
  }

  #shownStatusAt(slot: number): VehicleStatus | undefined {
    const hasLapsed = this.orders.lapses.keyAt(slot) <= this.clock;
    return hasLapsed ? 'AVAILABLE' : this.#stored[slot];
  }

  #countModel(slot: number, by: 1 | -1): void {
    const [make, model] = [this.choices.make.valueAt(slot) ?? '', this.choices.model.valueAt(slot) ?? ''];
    const models = this.models.get(make) ?? new Map<string, ModelCount>();
    this.models.set(make, models);
    const count = models.get(model) ?? { all: 0, unsold: 0 };
    models.set(model, count);
    const wasInStock = count.unsold > 0;
    count.all += by;
    if (this.#stored[slot] !== 'SOLD') count.unsold += by;
    if (wasInStock !== count.unsold > 0) this.modelsVersion = nextRevision();
    if (count.all === 0) models.delete(model);
    if (models.size === 0) this.models.delete(make);
  }
}

const centsOf = (euro: number) => euro * 100;
