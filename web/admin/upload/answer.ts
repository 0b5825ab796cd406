import type { ImportRejectionParams, ImportRejectionReason } from '../../../contract/import-reasons.ts';
import type { ErrorCode, Problem } from '../../../contract/errors.ts';
import type { ResultOf } from '../../api/call.ts';

export type Imported = ResultOf<'POST /api/upload/vehicle-zip'>;

export interface Rejection {
  reason: ImportRejectionReason;
  entry: string | null;
  params: ImportRejectionParams;
}

/** How one upload ended. */
export type Outcome =
  | { kind: 'imported'; imported: Imported }
  | { kind: 'rejected'; rejection: Rejection }
  | { kind: 'refused'; code: ErrorCode }
  | { kind: 'status'; status: number }
  | { kind: 'timeout' | 'network' | 'notJson' | 'brokenJson' };

/** Reads the answer to an upload; whatever stands between us and the server may have written it. */
export function readAnswer(answer: { status: number; contentType: string; text: string }): Outcome {
  const { status, contentType, text } = answer;
  const isOk = status >= 200 && status < 300;
  if (!/\bjson\b/i.test(contentType)) return isOk ? { kind: 'notJson' } : failureOf(status);
  const body = parsed(text);
  if (body === undefined) return { kind: 'brokenJson' };
  // The server holds its answers against the contract.
  if (isOk) return { kind: 'imported', imported: body as Imported };
  const problem = body as Partial<Problem> & Partial<Rejection>;
  if (problem.code === 'IMPORT_REJECTED' && problem.reason !== undefined) {
    const { reason, entry = null, params = {} } = problem;
    return { kind: 'rejected', rejection: { reason, entry, params } };
  }
  return problem.code === undefined ? { kind: 'status', status } : { kind: 'refused', code: problem.code };
}

// A proxy in front answers pages of its own: 413 and 401 mean the same in them.
function failureOf(status: number): Outcome {
  if (status === 413) return { kind: 'refused', code: 'PAYLOAD_TOO_LARGE' };
  if (status === 401) return { kind: 'refused', code: 'NOT_AUTHENTICATED' };
  return { kind: 'notJson' };
}

function parsed(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
