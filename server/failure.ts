import type { ErrorCode, FieldProblem } from '../contract/errors.ts';
import { VALIDATION_MESSAGE, type ValidationCode } from '../contract/validation.ts';

/** Thrown by a handler that refuses a call: an error code of the contract and its payload. */
export class Failure extends Error {
  readonly code: ErrorCode;
  readonly detail: string | undefined;
  readonly members: Record<string, unknown>;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ErrorCode,
    said: { detail?: string; members?: Record<string, unknown>; retryAfterSeconds?: number } = {},
  ) {
    super(said.detail ?? code);
    this.name = 'Failure';
    this.code = code;
    this.detail = said.detail;
    this.members = said.members ?? {};
    this.retryAfterSeconds = said.retryAfterSeconds;
  }
}

/** True if a call was refused because the server was too busy to process it. */
export function isUnavailable(error: unknown): boolean {
  return error instanceof Failure && error.code === 'UNAVAILABLE';
}

/** A VALIDATION_FAILED for one field, for rules that only the server can check. */
export function fieldFailure(path: string, code: ValidationCode): Failure {
  return validationFailure([{ path, message: VALIDATION_MESSAGE[code], code }]);
}

export function validationFailure(errors: FieldProblem[]): Failure {
  const detail = errors
    .map((error) => (error.path ? `${error.path}: ${error.message}` : error.message))
    .join('; ');
  return new Failure('VALIDATION_FAILED', { detail, members: { errors } });
}
