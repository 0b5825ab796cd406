import { etagOf } from './etag.ts';

/** A result as the bytes that are sent. A cached result is serialized once for all requests. */
export class SerializedJson<Result> {
  readonly bytes: Buffer;
  /** Only a type: the bytes of one result are not those of another. */
  declare readonly result?: Result;
  #tag: string | undefined;

  private constructor(bytes: Buffer) {
    this.bytes = bytes;
  }

  static of<Result>(result: Result): SerializedJson<Result> {
    return new SerializedJson(Buffer.from(JSON.stringify(result)));
  }

  /** `bytes` are the JSON of a result. */
  static ofBytes<Result>(bytes: Buffer): SerializedJson<Result> {
    return new SerializedJson(bytes);
  }

  /** The entity tag of these bytes. */
  get tag(): string {
    return (this.#tag ??= etagOf(this.bytes));
  }
}
