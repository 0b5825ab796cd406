import { z } from 'zod';
import { ADMIN_VEHICLE_PARAMETERS } from './admin-vehicle-parameters.ts';
import { endpoint } from './endpoint.ts';
import { code, id, idParams, instant, plainLine, line, optional } from './fields.ts';
import { FEEDS_MAX } from './feed-figures.ts';
import { queryFrom } from './query.ts';
import { SEARCH_NAME_MAX } from './saved-search-figures.ts';
import { VEHICLE_PARAMETERS } from './vehicle-parameters.ts';
import { WATCH_MAILS } from './watching.ts';

const { page: _page, limit: _limit, hidden: _hidden, ...FILTERS } = VEHICLE_PARAMETERS;

/** What the address of a saved search may hold: filters and sort of the inventory. What a dealer hides is no part of it. */
export const SavedQuery = queryFrom({ ...FILTERS, colour: ADMIN_VEHICLE_PARAMETERS.colour });

/**
 * A search that a user has saved. `search` holds filters and sort as in the address of the inventory, without the question mark.
 * `newCount`: how many vehicles have come into its list since the user looked at it last. `isUnreadable`: the inventory does not
 * have one of the filters any more, so nothing is found or mailed until the search is changed. `feedCount`: how many feeds list it;
 * they end with it.
 */
export const SavedSearch = z.object({
  id,
  name: z.string(),
  search: z.string(),
  /** When vehicles that come into the list are mailed. */
  alert: z.enum(WATCH_MAILS),
  isPaused: z.boolean(),
  isUnreadable: z.boolean(),
  newCount: z.int(),
  feedCount: z.int(),
  createdAt: instant,
});
export type SavedSearch = z.output<typeof SavedSearch>;

const name = plainLine(1, SEARCH_NAME_MAX);
const search = line(0, 2000);
const alert = z.enum(WATCH_MAILS, code('NOT_A_CHOICE'));

export const listSearches = endpoint({
  method: 'GET',
  path: '/api/searches',
  summary: 'The own saved searches, by name, each with the number of new vehicles',
  access: 'activeDealer',
  result: z.object({ searches: z.array(SavedSearch), total: z.number().int() }),
});

export const saveSearch = endpoint({
  method: 'POST',
  path: '/api/searches',
  summary:
    'Saves a search of the inventory, paused on request; DUPLICATE in `errors` when the user has one of that name',
  access: 'activeDealer',
  body: z.strictObject({
    name,
    search,
    alert: optional(alert).transform((chosen) => chosen ?? 'OFF'),
    isPaused: optional(z.boolean()),
  }),
  result: SavedSearch,
  status: 201,
});

export const changeSearch = endpoint({
  method: 'PATCH',
  path: '/api/searches/{id}',
  summary: 'Renames, changes, pauses or resumes an own saved search',
  access: 'activeDealer',
  params: idParams,
  body: z.strictObject({
    name: name.optional(),
    search: search.optional(),
    alert: alert.optional(),
    isPaused: z.boolean().optional(),
  }),
  result: SavedSearch,
});

export const lookAtSearch = endpoint({
  method: 'POST',
  path: '/api/searches/{id}/look',
  summary: 'The user looks at the list of an own saved search: none of its vehicles is new any more',
  access: 'activeDealer',
  params: idParams,
  result: SavedSearch,
});

export const deleteSearch = endpoint({
  method: 'DELETE',
  path: '/api/searches/{id}',
  summary:
    'Ends an own saved search, and the feeds that list it. `feedCount`: how many the user saw; EDITED_MEANWHILE carries `current` when there are more by now',
  access: 'activeDealer',
  params: idParams,
  query: queryFrom({ feedCount: { kind: 'number', min: 0, max: FEEDS_MAX } }),
  errors: { EDITED_MEANWHILE: z.object({ current: z.object({ feedCount: z.int() }) }) },
  status: 204,
});
