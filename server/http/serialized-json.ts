import { etagOf } from './etag.ts';

/** A result in the bytes in which it is sent; one that is kept is written once for everybody. */
export class Written<Result> {
  readonly bytes: Buffer;
  #tag: string | undefined;

  constructor(result: Result) {
    this.bytes = Buffer.from(JSON.stringify(result));
  }

  /** The entity tag of these bytes. */
  get tag(): string {
    return (this.#tag ??= etagOf(this.bytes));
  }
}
