import type * as accounts from './accounts.ts';
import type * as admins from './admins.ts';
import type * as addresses from './addresses.ts';
import type * as audit from './audit.ts';
import type * as clerkNotes from './clerk-notes.ts';
import type * as complaints from './complaints.ts';
import type * as company from './company.ts';
import type * as contact from './contact.ts';
import type * as dealerDetails from './dealer-details.ts';
import type * as dealers from './dealers.ts';
import type { Endpoint, Example, Refusals, Result, Sending } from './endpoint.ts';
import type { ErrorCode, FieldProblem } from './errors.ts';
import type * as feeds from './feeds.ts';
import type * as events from './events.ts';
import type * as importJobs from './import-jobs.ts';
import type * as imports from './imports.ts';
import type * as invoices from './invoices.ts';
import type * as listExports from './list-exports.ts';
import type * as mails from './mails.ts';
import type * as marks from './marks.ts';
import type * as orderBulk from './order-bulk.ts';
import type * as orderDocuments from './order-documents.ts';
import type * as orderPlacing from './order-placing.ts';
import type * as orderRequests from './order-requests.ts';
import type * as orders from './orders.ts';
import type * as overview from './overview.ts';
import type * as ownDealer from './own-dealer.ts';
import type * as papers from './papers.ts';
import type * as passwords from './passwords.ts';
import type * as providerSettings from './provider-settings.ts';
import type * as reservations from './reservations.ts';
import type * as savedSearches from './saved-searches.ts';
import type * as search from './search.ts';
import type * as secondFactor from './second-factor.ts';
import type * as sessions from './sessions.ts';
import type * as userData from './user-data.ts';
import type * as vehicleBulk from './vehicle-bulk.ts';
import type * as vehicleExport from './vehicle-export.ts';
import type * as vehicleMedia from './vehicle-media.ts';
import type * as vehicles from './vehicles.ts';
import type * as views from './views.ts';
import type * as worklist from './worklist.ts';

type EndpointsOf<Module> = Extract<Module[keyof Module], Endpoint>;

type Known =
  | EndpointsOf<typeof accounts>
  | EndpointsOf<typeof addresses>
  | EndpointsOf<typeof admins>
  | EndpointsOf<typeof audit>
  | EndpointsOf<typeof clerkNotes>
  | EndpointsOf<typeof complaints>
  | EndpointsOf<typeof company>
  | EndpointsOf<typeof contact>
  | EndpointsOf<typeof dealerDetails>
  | EndpointsOf<typeof dealers>
  | EndpointsOf<typeof events>
  | EndpointsOf<typeof feeds>
  | EndpointsOf<typeof importJobs>
  | EndpointsOf<typeof imports>
  | EndpointsOf<typeof invoices>
  | EndpointsOf<typeof listExports>
  | EndpointsOf<typeof mails>
  | EndpointsOf<typeof marks>
  | EndpointsOf<typeof orderBulk>
  | EndpointsOf<typeof orderDocuments>
  | EndpointsOf<typeof orderPlacing>
  | EndpointsOf<typeof orderRequests>
  | EndpointsOf<typeof orders>
  | EndpointsOf<typeof overview>
  | EndpointsOf<typeof ownDealer>
  | EndpointsOf<typeof papers>
  | EndpointsOf<typeof passwords>
  | EndpointsOf<typeof providerSettings>
  | EndpointsOf<typeof reservations>
  | EndpointsOf<typeof savedSearches>
  | EndpointsOf<typeof search>
  | EndpointsOf<typeof secondFactor>
  | EndpointsOf<typeof sessions>
  | EndpointsOf<typeof userData>
  | EndpointsOf<typeof vehicleBulk>
  | EndpointsOf<typeof vehicleExport>
  | EndpointsOf<typeof vehicleMedia>
  | EndpointsOf<typeof vehicles>
  | EndpointsOf<typeof views>
  | EndpointsOf<typeof worklist>;

type Name<E extends Endpoint> = `${E['method']} ${E['path']}`;

/** Every call by its name, "GET /api/vehicles", as types alone: the browser calls by name and loads no schema. */
export type Endpoints = {
  [E in Known as Name<E>]: { sending: Sending<E>; result: Result<E>; refusals: Refusals<E> };
};

/** An example for each call of a module. */
export type ExamplesOf<Module> = { [E in EndpointsOf<Module> as Name<E>]: Example<E> };

type PayloadAt<E extends Endpoint, Code extends ErrorCode> =
  E extends Record<'errors', Record<Code, unknown>> ? Refusals<E>[Code & keyof Refusals<E>] : never;

/** The payload of a code, as its endpoints declare it; undefined where one of them declares none. */
export type PayloadOf<Code extends ErrorCode> = Code extends 'VALIDATION_FAILED'
  ? { errors: FieldProblem[] }
  : [PayloadAt<Known, Code>] extends [never]
    ? undefined
    : PayloadAt<Known, Code>;
