import type { PayloadOf } from '../contract/endpoints.ts';
import type { ErrorCode, FieldProblem } from '../contract/errors.ts';
import { VALIDATION_MESSAGE, type ValidationCode } from '../contract/validation.ts';

/** What a failure says besides its code. The contract decides whether it needs a payload. */
type Details<Code extends ErrorCode> = {
  detail?: string;
  retryAfterSeconds?: number;
} & (undefined extends PayloadOf<Code> ? { payload?: PayloadOf<Code> } : { payload: PayloadOf<Code> });

type Arguments<Code extends ErrorCode> =
  Record<never, never> extends Details<Code> ? [details?: Details<Code>] : [details: Details<Code>];

/** Codes that may stand alone. */
export type CodeWithoutPayload = {
  [Code in ErrorCode]: undefined extends PayloadOf<Code> ? Code : never;
}[ErrorCode];

/** The error that a handler throws to refuse a call: a code of the contract with its payload. */
export class Failure<Code extends ErrorCode = ErrorCode> extends Error {
  readonly code: Code;
  readonly detail: string | undefined;
  readonly payload: object | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: Code, ...[details]: Arguments<Code>) {
    super(details?.detail ?? code);
    this.name = 'Failure';
    this.code = code;
    this.detail = details?.detail;
    this.payload = details?.payload;
    this.retryAfterSeconds = details?.retryAfterSeconds;
  }
}

/** Whether a call was refused because the server was too busy to answer it. */
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
  return new Failure('VALIDATION_FAILED', { detail, payload: { errors } });
}
