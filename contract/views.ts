import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { code, id, idParams, line, visibleLine, optional } from './fields.ts';
import { VIEW_NAME_MAX } from './view-figures.ts';

/** The lists of the back office whose views can be saved: all that a clerk can filter. */
export const VIEW_LISTS = [
  'vehicles',
  'reservations',
  'orders',
  'invoices',
  'dealers',
  'mails',
  'history',
] as const;
export type ViewList = (typeof VIEW_LISTS)[number];

/**
 * A list as a clerk wants to see it again. `search` holds filters, sort and look as in the address of the list, without the
 * question mark. A shared view is seen by all clerks; `isOwn`: it is the caller's, who alone changes it.
 */
export const View = z.object({
  id,
  list: z.enum(VIEW_LISTS),
  name: z.string(),
  search: z.string(),
  isShared: z.boolean(),
  isOwn: z.boolean(),
  /** The e-mail address of its clerk. */
  owner: z.string(),
});
export type View = z.output<typeof View>;

/** What a view can be changed in. */
const Changeable = View.pick({ name: true, search: true, isShared: true });

const list = z.enum(VIEW_LISTS, code('NOT_A_CHOICE'));
const name = visibleLine(1, VIEW_NAME_MAX);
const search = line(0, 2000);

export const listViews = endpoint({
  method: 'GET',
  path: '/api/admin/views',
  summary: 'The own saved views of a list and those that others share, by name',
  access: 'admin',
  query: z.strictObject({ list: list.optional() }),
  result: z.object({ views: z.array(View), total: z.number().int() }),
});

export const saveView = endpoint({
  method: 'POST',
  path: '/api/admin/views',
  summary: 'Saves a view of a list; DUPLICATE in `errors` when the caller has one of that name',
  access: 'admin',
  body: z.strictObject({
    list,
    name,
    search,
    isShared: optional(z.boolean()).transform((chosen) => chosen ?? false),
  }),
  result: View,
  status: 201,
});

export const changeView = endpoint({
  method: 'PATCH',
  path: '/api/admin/views/{id}',
  summary: 'Renames, replaces, shares or unshares an own view',
  access: 'admin',
  params: idParams,
  body: z.strictObject({
    name: name.optional(),
    search: search.optional(),
    isShared: z.boolean().optional(),
    /** The values that the caller saw. */
    from: Changeable.partial().strict().optional(),
  }),
  result: View,
  /** A value that is neither as in `from` nor as wanted: the owner has changed it in another window. */
  errors: { EDITED_MEANWHILE: z.object({ current: Changeable }) },
});

export const deleteView = endpoint({
  method: 'DELETE',
  path: '/api/admin/views/{id}',
  summary: 'Deletes an own view',
  access: 'admin',
  params: idParams,
  status: 204,
});
