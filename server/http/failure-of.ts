import type { ValidationCode } from '../../contract/validation.ts';
import { failureOfConstraint } from '../constraints.ts';
import { type CodeWithoutPayload, Failure, fieldFailure, validationFailure } from '../failure.ts';

/** The contract's codes for errors of Fastify, Node.js and PostgreSQL. */
const FAILURE_OF_CODE: Record<string, CodeWithoutPayload> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA',
  FST_ERR_CTP_EMPTY_TYPE: 'UNSUPPORTED_MEDIA',
  FST_ERR_CTP_BODY_TOO_LARGE: 'PAYLOAD_TOO_LARGE',
  FST_REQ_FILE_TOO_LARGE: 'PAYLOAD_TOO_LARGE',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'UNSUPPORTED_MEDIA',
  FST_ERR_BAD_URL: 'NOT_FOUND',
  ECONNREFUSED: 'UNAVAILABLE',
  ECONNRESET: 'UNAVAILABLE',
  ETIMEDOUT: 'UNAVAILABLE',
  EPIPE: 'UNAVAILABLE',
  ENOSPC: 'UNAVAILABLE',
  EDQUOT: 'UNAVAILABLE',
  // PostgreSQL: shutting down, crashed, starting up, too many connections, disk or memory full, read-only.
  '57P01': 'UNAVAILABLE',
  '57P02': 'UNAVAILABLE',
  '57P03': 'UNAVAILABLE',
  '53100': 'UNAVAILABLE',
  '53200': 'UNAVAILABLE',
  '53300': 'UNAVAILABLE',
  '25006': 'UNAVAILABLE',
  // A lock or a statement timed out, or the database ended a deadlock by failing this transaction.
  '55P03': 'UNAVAILABLE',
  '57014': 'UNAVAILABLE',
  '40P01': 'UNAVAILABLE',
};

/** Values that PostgreSQL cannot store: a NUL or half a surrogate pair in a text, a date that does not exist. */
const RULE_OF_CODE: Record<string, ValidationCode> = {
  '22021': 'CONTROL_CHARACTERS',
  '22P05': 'CONTROL_CHARACTERS',
  '22007': 'DATE_INVALID',
  '22008': 'DATE_INVALID',
};

/** What an error is to the caller. */
export function failureOf(error: unknown): Failure {
  if (error instanceof Failure) return error;
  const code = codeOf(error);
  const constraint = failureOfConstraint(error);
  if (constraint) return constraint;
  const known = isNoConnection(error) ? 'UNAVAILABLE' : FAILURE_OF_CODE[code];
  if (known) return new Failure(known);
  const rule = RULE_OF_CODE[code];
  if (rule) return fieldFailure('', rule);
  // The errors of node-postgres have no code when the connection breaks during a query or the pool is exhausted.
  if (
    /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered)/.test(
      messageOf(error),
    )
  ) {
    return new Failure('UNAVAILABLE');
  }
  if (isBadRequest(error)) {
    return validationFailure([{ path: '', message: 'The request cannot be read', code: 'INVALID' }]);
  }
  return new Failure('INTERNAL');
}

function isBadRequest(error: unknown): boolean {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  return typeof status === 'number' && status >= 400 && status < 500;
}

/** Whatever the reason, such as a socket file that does not exist while PostgreSQL is stopped. */
function isNoConnection(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error && error.syscall === 'connect';
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : '';
}
