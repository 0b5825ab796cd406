import type { z } from 'zod';
import type { FieldProblem } from '../../contract/errors.ts';
import { VALIDATION_MESSAGE, type ValidationCode } from '../../contract/validation.ts';
import { Failure, validationFailure } from '../failure.ts';

/** A hostile request breaks as many rules as it has keys. Without these bounds its refusal would be larger than itself. */
const PROBLEMS_MAX = 50;
const PATH_MAX_CHARACTERS = 200;

/** Parses a body or query. Throws VALIDATION_FAILED with the first 50 broken rules. */
export function parse<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  // With the input, an issue tells a missing value from a wrong one.
  const parsed = schema.safeParse(value, { reportInput: true });
  if (parsed.success) return parsed.data;
  throw validationFailure(
    parsed.error.issues.slice(0, PROBLEMS_MAX).flatMap(problemsOf).slice(0, PROBLEMS_MAX),
  );
}

/** Parses the ids in a path. A malformed id cannot exist, so it gives NOT_FOUND. */
export function parsePath<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new Failure('NOT_FOUND');
}

/** Removes empty parameters from a query; they count as absent. */
export function withoutEmpty(query: unknown): Record<string, unknown> {
  if (typeof query !== 'object' || query === null) return {};
  const present: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(query)) {
    const values = (Array.isArray(value) ? value : [value]).filter((each) => each !== '');
    if (values.length === 1) present[name] = values[0];
    if (values.length > 1) present[name] = values;
  }
  return present;
}

function problemsOf(issue: z.core.$ZodIssue): FieldProblem[] {
  const path = issue.path.join('.');
  if (issue.code === 'unrecognized_keys') {
    const keys = issue.keys.slice(0, PROBLEMS_MAX);
    return keys.map((key) => problem([...issue.path, key].join('.'), 'UNKNOWN_KEY'));
  }
  if (isCode(issue.message)) return [problem(path, issue.message)];
  return [problem(path, genericCode(issue))];
}

function genericCode(issue: z.core.$ZodIssue): ValidationCode {
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'REQUIRED';
  if (issue.code === 'invalid_value') return issue.input === undefined ? 'REQUIRED' : 'NOT_A_CHOICE';
  if (issue.code === 'too_big' || issue.code === 'too_small') return 'OUT_OF_RANGE';
  return 'INVALID';
}

function isCode(message: string): message is ValidationCode {
  return message in VALIDATION_MESSAGE;
}

function problem(path: string, code: ValidationCode): FieldProblem {
  return { path: path.slice(0, PATH_MAX_CHARACTERS), message: VALIDATION_MESSAGE[code], code };
}
