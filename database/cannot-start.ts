/** Why the program cannot run here: one sentence for the person at the console, who needs no stack trace. */
export class CannotStart extends Error {
  override name = 'CannotStart';
}
