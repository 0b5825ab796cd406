import {
  importRejectionText,
  type ImportRejectionParams,
  type ImportRejectionReason,
} from '../../contract/import-reasons.ts';

/** The refusal of a delivery; `entry` is the path in the ZIP that caused it. */
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
