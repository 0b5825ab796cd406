/**
 * The reason why the program cannot start: one sentence for the operator at the console, printed without a
 * stack trace.
 */
export class CannotStart extends Error {
  override name = 'CannotStart';
}
