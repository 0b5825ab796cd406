import {
  importRejectionText,
  type ImportRejectionParams,
  type ImportRejectionReason,
} from '../../contract/import-reasons.ts';

/** A delivery that is refused; `entry` is the path in the ZIP that it is about. */
export class ImportRejected extends Error {
  readonly reason: ImportRejectionReason;
  readonly entry: string | null;
  readonly params: ImportRejectionParams;

  constructor(
    reason: ImportRejectionReason,
    entry: string | null = null,
    params: ImportRejectionParams = {},
  ) {
    super(importRejectionText(reason, entry, params));
    this.name = 'ImportRejected';
    this.reason = reason;
    this.entry = entry;
    this.params = params;
  }
}
