import type { ErrorCode } from '../../../contract/errors.ts';
import type { ImportRow } from '../../../contract/import-jobs.ts';
import type { Rejection } from '../../../contract/imports.ts';
import { type Call, callBy, CallFailed, type ResultOf, type Transport } from '../../api/call.ts';

export type SentImport = ResultOf<'POST /api/imports'>;

/** How one file ended: its upload, and after that its import. */
export type Outcome =
  | { kind: 'sent'; sent: SentImport }
  | { kind: 'imported'; row: ImportRow }
  | { kind: 'rejected'; rejection: Rejection }
  | { kind: 'refused'; code: ErrorCode }
  | { kind: 'status'; status: number }
  | { kind: 'timeout' | 'network' | 'fileChanged' | 'importFull' | 'notJson' | 'brokenJson' };

/** Makes the call that uploads a file, and tells how it ended. Throws if there is no answer. */
export async function upload(
  transport: Transport,
  send: (by: Call) => Promise<SentImport>,
): Promise<Outcome> {
  let isJson = false;
  const by = callBy(async (url, request) => {
    const answer = await transport(url, request);
    isJson = /\bjson\b/i.test(answer.header?.('content-type') ?? '');
    return answer;
  });
  try {
    return { kind: 'sent', sent: await send(by) };
  } catch (error) {
    if (error instanceof CallFailed) return isJson ? failureOf(error) : failureOfProxy(error.status);
    // The call could not parse the answer.
    if (error instanceof SyntaxError) return { kind: isJson ? 'brokenJson' : 'notJson' };
    throw error;
  }
}

function failureOf({ status, problem, body }: CallFailed): Outcome {
  // A request has one file, so it is the import that would have too many.
  if (problem?.errors?.some((each) => each.code === 'TOO_MANY_FILES')) return { kind: 'importFull' };
  if (problem) return { kind: 'refused', code: problem.code };
  return typeof body === 'object' && body !== null ? { kind: 'status', status } : { kind: 'brokenJson' };
}

// A proxy may answer 413 and 401 with its own page.
function failureOfProxy(status: number): Outcome {
  if (status === 413) return { kind: 'refused', code: 'PAYLOAD_TOO_LARGE' };
  if (status === 401) return { kind: 'refused', code: 'NOT_AUTHENTICATED' };
  return { kind: 'notJson' };
}

/**
 * Whether the same file may succeed when it is sent again to its import. A reserved or sold vehicle is never replaced, and
 * an import that is full stays full.
 */
export function canRetry(outcome: Outcome): boolean {
  if (outcome.kind === 'fileChanged' || outcome.kind === 'importFull') return false;
  if (outcome.kind !== 'rejected') return true;
  const { reason } = outcome.rejection;
  return reason !== 'VEHICLE_RESERVED' && reason !== 'VEHICLE_SOLD';
}
