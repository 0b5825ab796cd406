import type { Query, QueryClient } from '@tanstack/react-query';
import { INVENTORY_REFRESH_SECONDS } from '../../contract/constants.ts';
import type { Topic } from '../../contract/event-figures.ts';
import type { LiveEventName, LiveEvents } from '../../contract/events.ts';
import { type ListedVehicle, STATES_KEY, type VehicleState } from '../trade/queries.ts';
import { keyOf, type ReadPath } from '../api/query-of.ts';
import { followedQueries } from './followed.ts';
import type { Pace } from './pace.ts';

/** An event of the stream. */
export type LiveEvent = { [Name in LiveEventName]: { name: Name; data: LiveEvents[Name] } }[LiveEventName];

/** After an event for all pages, each page refetches after a random delay of at most so many milliseconds. */
export const SPREAD_MS = 5_000;

/** The calls that a topic is about, with those below them. */
const PATHS: Record<Topic, readonly ReadPath[]> = {
  vehicles: ['/api/vehicles'],
  orders: [
    '/api/orders',
    // Which vehicles the own company has reserved. All others wait for their instant after the event about the vehicle.
    '/api/vehicles/states',
    '/api/company/requests',
    '/api/reservations',
    '/api/admin/invoices',
    '/api/admin/vehicles/interest',
    '/api/admin/dealers',
  ],
  account: ['/api/user', '/api/dealer/papers'],
  dealers: ['/api/admin/dealers'],
  users: ['/api/admin/admins', '/api/admin/dealers'],
  notes: ['/api/admin/notes'],
  mails: ['/api/admin/mails'],
  imports: ['/api/imports'],
  views: ['/api/admin/views'],
};
/** What clerks see of all topics. */
const OF_ALL_TOPICS: readonly ReadPath[] = ['/api/admin/worklist', '/api/admin/overview', '/api/admin/audit'];

const [INVENTORY_PATH] = keyOf('GET /api/vehicles');
const [USER_PATH] = keyOf('GET /api/user');

/** Shows on the page what an event tells. `random` is between 0 and 1. */
export function showChanges(
  queryClient: QueryClient,
  pace: Pace,
  event: LiveEvent,
  random: () => number = Math.random,
): void {
  if (event.name === 'vehicles') showVehicles(queryClient, pace, event.data, random);
  if (event.name === 'changed') showTopics(queryClient, pace, event.data.topics);
  // The session has ended in another tab, or its rights are others.
  if (event.name === 'end' && event.data.reason === 'RIGHTS') refetchUser(queryClient);
  const mayHaveMissed =
    event.name === 'stock' || event.name === 'end' || (event.name === 'start' && !event.data.complete);
  if (mayHaveMissed) for (const query of followedQueries(queryClient)) pace.ask(query, random() * SPREAD_MS);
}

function showVehicles(
  queryClient: QueryClient,
  pace: Pace,
  { vehicles, gone }: LiveEvents['vehicles'],
  random: () => number,
): void {
  const ids = [...vehicles.map(({ id }) => id), ...gone];
  for (const query of followedQueries(queryClient)) {
    if (!mentions(query, ids)) continue;
    if (isReadingOfList(query)) {
      showInCards(queryClient, query, vehicles);
      pace.ask(query, random() * SPREAD_MS);
    } else if (isStatesOfSeveral(query)) {
      showInStates(queryClient, query, vehicles);
      pace.ask(query, random() * SPREAD_MS);
    } else if (isList(query) && gone.length === 0) showInList(queryClient, pace, query, vehicles);
    else pace.ask(query);
  }
}

type Told = LiveEvents['vehicles']['vehicles'];
type Card = Pick<ListedVehicle, 'id' | 'status' | 'priceNet'> & { formerPriceNet?: string };

/** The inventory as its readers see it changes in place at once, too. Many read it, so each page fetches it at an instant of its own. */
function showInCards(queryClient: QueryClient, { queryKey, state }: Query, vehicles: Told): void {
  const told = new Map(vehicles.map((vehicle) => [vehicle.id, vehicle]));
  queryClient.setQueryData<{ cards?: readonly Card[] }>(
    queryKey,
    (list) => list?.cards && { ...list, cards: list.cards.map((card) => cardWith(card, told.get(card.id))) },
    { updatedAt: state.dataUpdatedAt },
  );
}

/** A former price belongs to the price beside it. That of the new price comes with the next answer. */
function cardWith(card: Card, told: Told[number] | undefined): Card {
  if (!told) return card;
  const { formerPriceNet: _former, ...rest } = card;
  return { ...(told.priceNet === card.priceNet ? card : rest), ...told };
}

/** The states beside a list, too: every page of a dealer asks for the marks of its list. The reader's own change asks for them at once. */
function showInStates(queryClient: QueryClient, { queryKey, state }: Query, vehicles: Told): void {
  const told = new Map(vehicles.map((vehicle) => [vehicle.id, vehicle]));
  queryClient.setQueryData<readonly VehicleState[]>(
    queryKey,
    (states) => states?.map((each) => ({ ...each, ...told.get(each.id) })),
    { updatedAt: state.dataUpdatedAt },
  );
}

/** A list of vehicles changes in place. Its polling brings the rest: totals, and rows that came or went. */
function showInList(queryClient: QueryClient, pace: Pace, query: Query, vehicles: Told): void {
  const { dataUpdatedAt, fetchStatus } = query.state;
  // Each change of the data begins the interval of the query anew. And an answer on its way may be older than the event.
  const isDue = Date.now() - dataUpdatedAt > INVENTORY_REFRESH_SECONDS * 1000;
  if (isDue || fetchStatus === 'fetching') pace.ask(query);
  const states = new Map(vehicles.map((vehicle) => [vehicle.id, vehicle]));
  queryClient.setQueryData<{ vehicles: readonly ListedVehicle[] }>(
    query.queryKey,
    (list) => list && { ...list, vehicles: list.vehicles.map((row) => ({ ...row, ...states.get(row.id) })) },
    { updatedAt: dataUpdatedAt },
  );
}

function showTopics(queryClient: QueryClient, pace: Pace, topics: readonly Topic[]): void {
  const paths = [...topics.flatMap((topic) => PATHS[topic]), ...OF_ALL_TOPICS];
  for (const query of followedQueries(queryClient))
    if (paths.some((path) => isOf(path, query))) pace.askAfterOwnChange(query);
  if (topics.includes('account')) refetchUser(queryClient);
}

/** The user of the page does not follow by itself everywhere. */
const refetchUser = (queryClient: QueryClient) =>
  void queryClient.refetchQueries({
    type: 'active',
    predicate: ({ queryKey }) => queryKey[0] === USER_PATH,
  });

function isOf(path: ReadPath, { queryKey }: Query): boolean {
  const [first] = queryKey;
  return typeof first === 'string' && (first === path || first.startsWith(`${path}/`));
}

/** The plain result, as clerks see it. */
const isList = ({ queryKey }: Query) => queryKey[0] === INVENTORY_PATH && queryKey.length === 2;

/** Another reading of the same call, whose key has a third part: cards, rows, or the strip of the home page. */
const isReadingOfList = ({ queryKey }: Query) => queryKey[0] === INVENTORY_PATH && queryKey.length > 2;

/** Those of one vehicle are asked for with its page. */
const isStatesOfSeveral = ({ queryKey, state }: Query) =>
  queryKey[0] === STATES_KEY[0] && Array.isArray(state.data) && state.data.length > 1;

function mentions({ queryKey, state }: Query, ids: readonly string[]): boolean {
  const text = JSON.stringify([queryKey, state.data]);
  return ids.some((id) => text.includes(id));
}
