import { etagOf } from './etag.ts';

/** A result as the bytes that are sent. A cached result is serialized once for all requests. */
export class SerializedJson<Result> {
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
