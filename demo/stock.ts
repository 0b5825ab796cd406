import { CATALOGUE } from './catalogue.ts';
import { equipmentOf } from './equipment.ts';
import type { BodyType, Engine, Fuel, Gearbox, Make, Model } from './model.ts';
import type { Paint } from './pictures/paints.ts';
import { randomFrom, type Random } from './random.ts';
import { vinOf } from './vin.ts';

/** A vehicle of the demo stock; `priceNet` in whole EUR, dates as YYYY-MM-DD. */
export interface DemoVehicle {
  vin: string;
  make: string;
  model: string;
  variant: string;
  body: BodyType;
  paint: Paint;
  colour: string;
  firstRegistered: string;
  mileageKm: number;
  engineSizeCc: number | null;
  kw: number;
  transmission: Gearbox;
  fuelType: Fuel;
  doors: number;
  steeringPosition: 'LEFT' | 'RIGHT';
  priceNet: number;
  equipment: string[];
  /** Known to the leasing company only. Nobody else may read it. */
  internal: Record<string, string | number>;
  /** Decides on pictures, documents and the style of the delivery. */
  serial: number;
}

/** The day on which the stock is offered. Ages are counted from here, so that the stock never changes. */
const STOCK_DAY = Date.UTC(2026, 0, 15);
const DAY_MS = 86_400_000;
const VAT_FACTOR = 1.19;
/** The lowest price that the customers of the portal are used to. */
const CHEAPEST = 7_990;
const DEAREST = 68_400;

const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10);

function registered(model: Model, random: Random): string {
  const [from, to] = model.years;
  const last = Math.min(Date.UTC(to, 11, 28), Date.UTC(2025, 8, 30));
  const first = Date.UTC(from, 1, 1);
  // Leases run for three to four years, so most of the stock is of that age.
  const usual = STOCK_DAY - (2.4 + random.next() * 2.4) * 365 * DAY_MS;
  const anyTime = first + random.next() * (last - first);
  return isoDay(usual >= first && usual <= last && random.chance(0.6) ? usual : anyTime);
}

/** Kilometres per year by fuel: diesels are bought for the motorway. */
const YEARLY_KM: Record<Fuel, readonly [number, number]> = {
  Petrol: [9_000, 22_000],
  Diesel: [18_000, 42_000],
  Electric: [9_000, 24_000],
  Hybrid: [11_000, 25_000],
  'Plug-in hybrid': [12_000, 28_000],
};

const FAR_KM = 180_000;

function driven(fuel: Fuel, years: number, random: Random): number {
  const [from, to] = YEARLY_KM[fuel];
  const km = Math.round(years * random.whole(from, to)) + random.whole(37, 990);
  // A lease ends before the engine does: cars with far more than 180,000 km are returned earlier.
  return km <= FAR_KM ? km : FAR_KM + Math.round((km - FAR_KM) / 4);
}

/** Net list price, minus a first-owner discount, minus a share for every year and kilometre. */
function priced(engine: Engine, level: number, years: number, km: number, random: Random): number {
  const whenNew = (engine.listPrice * (1 + level * 0.12)) / VAT_FACTOR;
  const yearly = engine.fuel === 'Electric' ? 0.155 : 0.115;
  const aged = whenNew * 0.86 * Math.exp(-yearly * years);
  const worn = aged * (1 - Math.min(0.28, Math.max(-0.05, (km - years * 15_000) / 400_000)));
  const offered = worn * (0.95 + random.next() * 0.08);
  const bounded = Math.min(DEAREST, Math.max(CHEAPEST, offered));
  return Math.floor(bounded / 100) * 100 + random.pick([90, 90, 50, 0]) - (bounded >= DEAREST ? 100 : 0);
}

function internals(
  day: string,
  price: number,
  serial: number,
  random: Random,
): Record<string, string | number> {
  return {
    Leasingvertrag: `LV-${day.slice(0, 4)}-${String(100_000 + serial * 7)}`,
    Restwert: Math.round(price * (0.88 + random.next() * 0.1)),
    Standort: random.pick(['Halle 1', 'Halle 2', 'Freifläche Nord', 'Freifläche Süd']),
    Minderwert: random.chance(0.5) ? 0 : random.whole(1, 18) * 50,
  };
}

/** The paints in which fleets order a body. Few, because vehicles of the same body and paint share their pictures. */
const PAINTS_OF: Record<BodyType, readonly Paint[]> = {
  saloon: ['black', 'white', 'silver', 'anthracite', 'blue', 'red', 'sand'],
  suv: ['black', 'white', 'silver', 'anthracite', 'navy', 'red', 'copper', 'bronze'],
  van: ['black', 'white', 'silver', 'anthracite', 'grey', 'red'],
  estate: ['black', 'white', 'silver', 'anthracite', 'navy', 'red', 'stone'],
  hatchback: ['black', 'white', 'silver', 'grey', 'anthracite', 'blue', 'green', 'teal'],
  coupe: ['black', 'white', 'silver', 'anthracite', 'blue', 'grey'],
};

function describe(make: Make, model: Model, serial: number, random: Random): DemoVehicle {
  const engine = random.pick(model.engines);
  const step = random.whole(0, model.trims.length - 1);
  const level = model.trims.length > 1 ? step / (model.trims.length - 1) : 0.5;
  const trim = model.trims[step] ?? '';
  const colours = make.colours.filter(([, paint]) => PAINTS_OF[model.body].includes(paint));
  const [colour, paint] = random.weighted(colours.map((choice) => [choice, choice[2]] as const));
  const firstRegistered = registered(model, random);
  const years = (STOCK_DAY - Date.parse(firstRegistered)) / (365.25 * DAY_MS);
  const mileageKm = driven(engine.fuel, years, random);
  const priceNet = priced(engine, level, years, mileageKm, random);
  return {
    vin: vinOf(make, model, firstRegistered, serial * 13 + random.whole(1, 12), random),
    make: make.name,
    model: model.name,
    variant: [engine.name, trim].filter(Boolean).join(' '),
    body: model.body,
    paint,
    colour,
    firstRegistered,
    mileageKm,
    engineSizeCc: engine.ccm,
    kw: engine.kw,
    transmission: engine.gearbox,
    fuelType: engine.fuel,
    doors: model.doors,
    steeringPosition: random.chance(0.012) ? 'RIGHT' : 'LEFT',
    priceNet,
    equipment: equipmentOf(model, engine, level, trim, random),
    internal: internals(firstRegistered, priceNet, serial, random),
    serial,
  };
}

/** An endless sequence of vehicles. The first `n` are the same for every length of the stock. */
export function* endlessStock(seed: number): Generator<DemoVehicle> {
  const makes = CATALOGUE.map((make) => [make, make.share] as const);
  for (let serial = 1; ; serial += 1) {
    const random = randomFrom(Math.imul(seed, 0x9e3779b1) ^ serial);
    // The first vehicles take each make once, so that even a small stock has every choice of the filter.
    const make = CATALOGUE[serial - 1] ?? random.weighted(makes);
    yield describe(make, random.pick(make.models), serial, random);
  }
}

/** The demo stock: the same count and seed give exactly the same vehicles. */
export function demoStock(count: number, seed: number): DemoVehicle[] {
  const stock: DemoVehicle[] = [];
  if (count < 1) return stock;
  for (const vehicle of endlessStock(seed)) {
    stock.push(vehicle);
    if (stock.length === count) break;
  }
  return stock;
}
