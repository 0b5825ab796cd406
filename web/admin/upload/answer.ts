import type { ErrorCode, Problem } from '../../../contract/errors.ts';
import type { ImportRow } from '../../../contract/import-jobs.ts';
import type { Rejection } from '../../../contract/imports.ts';
import type { ResultOf } from '../../api/call.ts';

export type SentImport = ResultOf<'POST /api/imports'>;

/** How one file ended: its upload, and after that its import. */
export type Outcome =
  | { kind: 'sent'; sent: SentImport }
  | { kind: 'imported'; row: ImportRow }
  | { kind: 'rejected'; rejection: Rejection }
  | { kind: 'refused'; code: ErrorCode }
  | { kind: 'status'; status: number }
  | { kind: 'timeout' | 'network' | 'fileChanged' | 'notJson' | 'brokenJson' };

/** Reads the answer to an upload. It may come from a proxy instead of the server. */
export function readAnswer(answer: { status: number; contentType: string; text: string }): Outcome {
  const { status, contentType, text } = answer;
  const isOk = status >= 200 && status < 300;
  if (!/\bjson\b/i.test(contentType)) return isOk ? { kind: 'notJson' } : failureOf(status);
  const body = parsed(text);
  if (body === undefined) return { kind: 'brokenJson' };
  // The server's answers are tested against the contract.
  if (isOk) return { kind: 'sent', sent: body as SentImport };
  if (!isProblem(body)) return { kind: 'status', status };
  return { kind: 'refused', code: body.code };
}

const isProblem = (body: object): body is Problem => 'code' in body;

// A proxy may answer 413 and 401 with its own page.
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

/** Whether the same file may succeed when it is sent again. A reserved or sold vehicle is never replaced. */
export function canRetry(outcome: Outcome): boolean {
  if (outcome.kind === 'fileChanged') return false;
  if (outcome.kind !== 'rejected') return true;
  const { reason } = outcome.rejection;
  return reason !== 'VEHICLE_RESERVED' && reason !== 'VEHICLE_SOLD';
}
