import type * as accounts from './accounts.ts';
import type * as contact from './contact.ts';
import type * as dealers from './dealers.ts';
import type { Endpoint, Result, Sending } from './endpoint.ts';
import type * as imports from './imports.ts';
import type * as orders from './orders.ts';
import type * as overview from './overview.ts';
import type * as reservations from './reservations.ts';
import type * as vehicles from './vehicles.ts';

type EndpointsOf<Module> = Extract<Module[keyof Module], Endpoint>;

type Known =
  | EndpointsOf<typeof accounts>
  | EndpointsOf<typeof contact>
  | EndpointsOf<typeof dealers>
  | EndpointsOf<typeof imports>
  | EndpointsOf<typeof orders>
  | EndpointsOf<typeof overview>
  | EndpointsOf<typeof reservations>
  | EndpointsOf<typeof vehicles>;

type Name<E extends Endpoint> = `${E['method']} ${E['path']}`;

/** Every call by its name, "GET /api/vehicles", as types alone: the browser calls by name and carries no schema. */
export type Endpoints = { [E in Known as Name<E>]: { sending: Sending<E>; result: Result<E> } };
