import type { Endpoint } from '../endpoint.ts';
import type { PayloadOf } from '../endpoints.ts';
import type { ErrorCode } from '../errors.ts';
import { VALIDATION_MESSAGE } from '../validation.ts';
import { adminExamples } from './admins.ts';
import { companyExamples } from './company.ts';
import { addressExamples } from './addresses.ts';
import { accountExamples, contactExamples } from './accounts.ts';
import { auditExamples } from './audit.ts';
import { clerkNoteExamples } from './clerk-notes.ts';
import { importJobExamples } from './import-jobs.ts';
import { dealerDetailsExamples, dealerExamples, healthExamples, overviewExamples } from './dealers.ts';
import { feedExamples } from './feeds.ts';
import { eventExamples } from './events.ts';
import { invoiceExamples } from './invoices.ts';
import { listExportExamples } from './list-exports.ts';
import { mailExamples } from './mails.ts';
import { markExamples } from './marks.ts';
import { orderBulkExamples } from './order-bulk.ts';
import { complaintExamples } from './complaints.ts';
import { orderDocumentExamples } from './order-documents.ts';
import { orderRequestExamples } from './order-requests.ts';
import { orderExamples, reservationExamples } from './orders.ts';
import { ownDealerExamples } from './own-dealer.ts';
import { paperExamples } from './papers.ts';
import { passwordExamples } from './passwords.ts';
import { providerExamples } from './provider.ts';
import { savedSearchExamples } from './saved-searches.ts';
import { searchExamples } from './search.ts';
import { secondFactorExamples } from './second-factor.ts';
import { sessionExamples } from './sessions.ts';
import { userDataExamples } from './user-data.ts';
import { importExamples, vehicleExamples, vehicleMediaExamples } from './vehicles.ts';
import { vehicleBulkExamples } from './vehicle-bulk.ts';
import { vehicleExportExamples } from './vehicle-export.ts';
import { viewExamples } from './views.ts';
import { worklistExamples } from './worklist.ts';

type Values = Record<string, string | string[] | undefined>;

/** An example of any call. */
export interface AnyExample {
  params?: Values;
  query?: Values;
  headers?: Values;
  body?: unknown;
  files?: string[];
  fields?: object;
  result?: unknown;
  errors?: { [Code in ErrorCode]?: object };
}

const EXAMPLES: Record<string, AnyExample> = {
  ...accountExamples,
  ...addressExamples,
  ...adminExamples,
  ...companyExamples,
  ...auditExamples,
  ...listExportExamples,
  ...clerkNoteExamples,
  ...contactExamples,
  ...dealerDetailsExamples,
  ...dealerExamples,
  ...eventExamples,
  ...feedExamples,
  ...healthExamples,
  ...importExamples,
  ...importJobExamples,
  ...invoiceExamples,
  ...mailExamples,
  ...markExamples,
  ...orderBulkExamples,
  ...orderDocumentExamples,
  ...complaintExamples,
  ...orderExamples,
  ...orderRequestExamples,
  ...overviewExamples,
  ...ownDealerExamples,
  ...paperExamples,
  ...passwordExamples,
  ...providerExamples,
  ...reservationExamples,
  ...savedSearchExamples,
  ...searchExamples,
  ...secondFactorExamples,
  ...sessionExamples,
  ...userDataExamples,
  ...vehicleBulkExamples,
  ...vehicleExportExamples,
  ...vehicleExamples,
  ...vehicleMediaExamples,
  ...viewExamples,
  ...worklistExamples,
};

/** The payloads of codes that every call may answer. */
export const COMMON_PAYLOAD_EXAMPLES: { VALIDATION_FAILED: PayloadOf<'VALIDATION_FAILED'> } = {
  VALIDATION_FAILED: {
    errors: [{ path: 'status', message: VALIDATION_MESSAGE.NOT_A_CHOICE, code: 'NOT_A_CHOICE' }],
  },
};

/** The example of a call. Only the OpenAPI document and tests read it. */
export const exampleOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>): AnyExample | undefined =>
  EXAMPLES[`${method} ${path}`];
