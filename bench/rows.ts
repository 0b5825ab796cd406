import type { Both } from './beside-bare.ts';
import { busyList } from './busy.ts';
import { listWhileDelivering } from './deliveries.ts';
import { DELIVERIES, LIMIT, type Measured, SIGN_INS, STREAMS } from './figures.ts';
import { framesOfScrolling, interactionToPaint } from './interaction.ts';
import { blockingShare, largestShift, lowestScore } from './lighthouse.ts';
import { divided, inAlternation, inTurn, perSecond, type Question, sentBytes } from './load.ts';
import { manyBuyers, oneVehicle } from './orders.ts';
import { computingOf, megabytesOf } from './process.ts';
import { besideSignIns } from './sign-ins.ts';
import { firstStart, secondStart } from './start.ts';
import { memoryOfStreams } from './streams.ts';
import { besideTwentyTimes } from './twenty-times.ts';

export interface Row {
  title: string;
  required: number;
  aim: number;
  /** The figure is a time, a cost or a size: it must be at most what is required. */
  isLimit?: boolean;
  measure: (both: Both) => Promise<Measured>;
}

const SORTED = `status=AVAILABLE&sortBy=priceAsc&limit=${LIMIT}`;
/** What dealers ask of a vehicle that they have not seen. */
const UNSEEN = 'bodyType=ESTATE&feature=TOW_BAR&damagesMax=500&towLoadMin=1500';
/**
 * Words that dealers type: of names and of equipment, common and rare. Whole words, because the bare program finds no beginnings:
 * to "navi" it would answer an empty list.
 */
const WORDS = [
  'golf',
  'navigationssystem',
  'sitzheizung',
  'kombi',
  'automatik',
  'audi quattro',
  'led',
  'passat variant',
];

/** The rows of the table: what is asked, beside the bare program or a fixed answer, and what is required of it. */
export const ROWS: Record<string, Row> = {
  'list-new': besideBare('list p1: make, price, sort, total and facets, every question new', 0.5, 1.5, {
    bare: ({ makes }) => byPrice((price) => `/of-make?${make(makes, price)}&priceMax=${price}`),
    portal: ({ makes }) =>
      byPrice((price) => `/api/vehicles?${make(makes, price)}&priceMax=${price}&${SORTED}`),
  }),
  // The bare program has no index for these columns, so it answers the question of the row above.
  'list-filters': besideBare('the same by body, tow bar, damages, towing load and price', 0.5, 1.5, {
    bare: ({ makes }) => byPrice((price) => `/of-make?${make(makes, price)}&priceMax=${price}`),
    portal: () => byPrice((price) => `/api/vehicles?${UNSEEN}&priceMax=${price}&${SORTED}`),
  }),
  'list-repeated': besideBare('list p1 by make and price, repeated', 1.5, 4, {
    bare: ({ makes }) => inTurn([`/of-make?${make(makes, 0)}&priceMax=30000`]),
    portal: ({ makes }) => inTurn([`/api/vehicles?${make(makes, 0)}&priceMax=30000&${SORTED}`]),
  }),
  'list-busy': {
    title: 'the same while 10 transactions a second change the stock: share of the quiet figure',
    required: 0.7,
    aim: 0.9,
    measure: async (both) => {
      const { quiet, busy } = await busyList(both, repeatedList(both));
      return {
        figure: busy.requestsPerSecond / quiet.requestsPerSecond,
        bare: `quiet ${perSecond(quiet)}`,
        portal: perSecond(busy),
      };
    },
  },
  'list-busy-p99': {
    title: 'the same: p99, of the quiet one',
    required: 3,
    aim: 1.5,
    isLimit: true,
    measure: async (both) => {
      const { quiet, busy } = await busyList(both, repeatedList(both));
      return { figure: busy.p99 / quiet.p99, bare: `quiet ${quiet.p99} ms`, portal: `${busy.p99} ms` };
    },
  },
  'list-100-new': besideBare('list p100, every question new', 2, 5, {
    bare: () => byPrice((price) => `/below-price?priceMax=${price}&page=100`),
    portal: () => byPrice((price) => `/api/vehicles?priceMax=${price}&page=100&${SORTED}`),
  }),
  'list-100-repeated': besideBare('list p100, repeated', 5, 20, {
    bare: () => inTurn(['/below-price?priceMax=60000&page=100']),
    portal: () => inTurn([`/api/vehicles?priceMax=60000&page=100&${SORTED}`]),
  }),
  vehicle: besideBare("a vehicle's data, 1,000 vehicles in turn", 0.7, 1.5, {
    bare: ({ vehicleIds }) => inTurn(vehicleIds.map((id) => `/vehicles/${id}`)),
    portal: ({ vehicleIds }) => inTurn(vehicleIds.map((id) => `/api/vehicles/${id}`)),
  }),
  'words-new': besideBare('full text with total and facets, every question new', 1, 5, {
    bare: () => byPrice((price) => `/with-words?${words(price)}&priceMax=${price}`),
    portal: () => byPrice((price) => `/api/vehicles?${words(price)}&priceMax=${price}&${SORTED}`),
  }),
  'words-repeated': besideBare('full text with total and facets, eight questions repeated', 3, 10, {
    bare: () => inTurn(WORDS.map((_, at) => `/with-words?${words(at)}&priceMax=30000`)),
    portal: () => inTurn(WORDS.map((_, at) => `/api/vehicles?${words(at)}&priceMax=30000&${SORTED}`)),
  }),
  'page-home': pageOfVisitor('home', () => ['/']),
  'page-list': pageOfVisitor('list', () => ['/vehicles']),
  'page-vehicle': pageOfVisitor('100 vehicles in turn', ({ vehicleIds }) =>
    vehicleIds.slice(0, 100).map((id) => `/vehicles/${id}`),
  ),
  'page-dealer': {
    title: 'HTML of the list for a signed-in dealer: computing, of an empty page with the same layout',
    required: 4,
    aim: 2,
    isLimit: true,
    measure: async (both) => {
      const empty = await computingOf(both, '/not-a-page');
      const list = await computingOf(both, '/vehicles');
      return {
        figure: list / empty,
        bare: `empty page ${empty.toFixed(1)} ms`,
        portal: `${list.toFixed(1)} ms`,
      };
    },
  },
  orders: {
    title: '200 buyers order 200 vehicles at once',
    required: 0.3,
    aim: 0.6,
    measure: manyBuyers,
  },
  'one-vehicle': {
    title: '50 buyers want one vehicle: the last refusal, of that of the bare program',
    required: 3,
    aim: 1.5,
    isLimit: true,
    measure: oneVehicle,
  },
  'sign-ins': {
    title: `a page and a file while ${SIGN_INS} users sign in at once, of their idle time`,
    required: 5,
    aim: 2,
    isLimit: true,
    measure: besideSignIns,
  },
  'memory-idle': {
    title: 'memory (RSS of the server process) idle with the demo, in MB',
    required: 160,
    aim: 160,
    isLimit: true,
    measure: async ({ idle: { demo } }) => ({ figure: demo, bare: '', portal: `${demo.toFixed(0)} MB` }),
  },
  'memory-stock': {
    title: 'the same with this stock: what it has more, in MB',
    required: 120,
    aim: 120,
    isLimit: true,
    measure: async ({ idle: { demo, grown } }) => ({
      figure: grown - demo,
      bare: '',
      portal: `${grown.toFixed(0)} MB`,
    }),
  },
  'twenty-times': {
    title: 'new questions with 20 times as many vehicles (1,000,000), of those with 50,000',
    required: 0.2,
    aim: 0.5,
    measure: (both) => besideTwentyTimes(both, newList),
  },
  deliveries: {
    title: `p99 of the list while ${DELIVERIES} ZIPs of 8 photos come in, of the idle one`,
    required: 3,
    aim: 1.5,
    isLimit: true,
    measure: (both) => listWhileDelivering(both, repeatedList(both)),
  },
  streams: {
    title: `${STREAMS} open streams of changes: what the server needs more, in MB`,
    required: 100,
    aim: 50,
    isLimit: true,
    measure: ({ portal }) => memoryOfStreams(portal),
  },
  'start-first': {
    title: 'first start of the built program in an empty folder, in seconds',
    required: 95,
    aim: 60,
    isLimit: true,
    measure: firstStart,
  },
  'start-second': {
    title: 'second start with the demo, of the time of a bare server on a running database',
    required: 6,
    aim: 4,
    isLimit: true,
    measure: secondStart,
  },
  interaction: {
    title:
      'phone, processor slowed 4 times: the longest interaction to next paint of filters, cart and tables, in ms',
    required: 200,
    aim: 100,
    isLimit: true,
    measure: interactionToPaint,
  },
  scrolling: {
    title: 'the same phone: frames a second while the list scrolls',
    required: 55,
    aim: 60,
    measure: framesOfScrolling,
  },
  lighthouse: {
    title: 'Lighthouse on its phone: the lowest score of home, list and vehicle',
    required: 95,
    aim: 100,
    measure: lowestScore,
  },
  'lighthouse-blocking': {
    title: 'the same: total blocking time, of that of the last release',
    required: 0.3,
    aim: 0.1,
    isLimit: true,
    measure: blockingShare,
  },
  'lighthouse-shift': {
    title: 'the same: the largest layout shift',
    required: 0,
    aim: 0,
    isLimit: true,
    measure: largestShift,
  },
  memory: {
    title: 'memory (RSS of the server process) with this stock after this load, in MB',
    required: 300,
    aim: 300,
    isLimit: true,
    measure: async ({ portal }) => {
      const megabytes = await megabytesOf(portal.pid);
      return { figure: megabytes, bare: '', portal: `${megabytes.toFixed(0)} MB` };
    },
  },
};

/** Every call asks for another highest price, so no question is asked twice. */
let price = 10_000;
const byPrice = (pathOf: (price: number) => string) => () =>
  pathOf((price = 10_000 + ((price + 7) % 60_000)));
const make = (makes: readonly string[], at: number) =>
  `make=${encodeURIComponent(makes[at % makes.length] ?? '')}`;
const words = (at: number) => `q=${encodeURIComponent(WORDS[at % WORDS.length] ?? '')}`;

const newList = ({ portal, dealer, makes }: Both): Question => ({
  origin: portal.url,
  headers: dealer,
  nextPath: byPrice((at) => `/api/vehicles?${make(makes, at)}&priceMax=${at}&${SORTED}`),
});

const repeatedList = ({ portal, dealer, makes }: Both): Question => ({
  origin: portal.url,
  headers: dealer,
  nextPath: inTurn([`/api/vehicles?${make(makes, 0)}&priceMax=30000&${SORTED}`]),
});

/** Asks a dealer's question of both programs, and divides their requests a second. */
function besideBare(
  title: string,
  required: number,
  aim: number,
  paths: Record<'bare' | 'portal', (both: Both) => () => string>,
): Row {
  return {
    title,
    required,
    aim,
    measure: async (both) =>
      divided(
        await inAlternation({
          bare: { origin: both.bareUrl, nextPath: paths.bare(both) },
          portal: { origin: both.portal.url, nextPath: paths.portal(both), headers: both.dealer },
        }),
      ),
  };
}

/** Compares a page for visitors with an answer of fixed bytes, of the same size as the compressed page. */
function pageOfVisitor(name: string, pathsOf: (both: Both) => string[]): Row {
  return {
    title: `HTML for visitors: ${name}, of a fixed answer of the same size`,
    required: 0.15,
    aim: 0.5,
    measure: async (both) => {
      const headers = { 'accept-encoding': 'br', 'accept-language': 'de' };
      const paths = pathsOf(both);
      const bytes = await sentBytes(`${both.portal.url}${paths[0]}`, headers);
      return divided(
        await inAlternation({
          bare: { origin: both.bareUrl, nextPath: inTurn([`/fixed/${bytes}`]) },
          portal: { origin: both.portal.url, nextPath: inTurn(paths), headers },
        }),
      );
    },
  };
}
