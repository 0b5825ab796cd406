import {
  IMAGE_MAX_PIXELS,
  UPLOAD_MAX_BYTES,
  ZIP_MAX_ENTRIES,
  ZIP_MAX_RATIO,
  ZIP_MAX_UNPACKED_BYTES,
} from './upload-figures.ts';
import { VALIDATION_MESSAGE, type ValidationCode } from './validation.ts';

/**
 * Why a delivery is refused: stable codes that the browser translates. The brackets name the members of `params`.
 */
export const importRejectionReasons = [
  /** The file is over 100 MB. Only in the rows of a bulk answer: a single upload is answered 413. [maxBytes] */
  'TOO_LARGE',
  /** The file is not a ZIP. */
  'NOT_A_ZIP',
  /** The file is truncated, or its structure, sizes or CRC-32 are wrong. */
  'ZIP_DAMAGED',
  /** One part of an archive that was split over several files. */
  'ZIP_SPLIT',
  /** An entry needs a password. */
  'ZIP_ENCRYPTED',
  /** An entry uses a compression method other than "stored" and "deflate". [method] */
  'ZIP_METHOD_UNKNOWN',
  /** [max] */
  'ZIP_TOO_MANY_ENTRIES',
  /** Unpacks to more than 1 GB. [maxBytes] */
  'ZIP_UNPACKS_TOO_LARGE',
  /** Unpacks more than 100-fold beyond the first megabyte. [maxRatio] */
  'ZIP_UNPACKS_TOO_FAR',
  /** The path is absolute, leaves the folder, is longer than 1,024 bytes, has backslashes or control characters, or is not well-formed. */
  'ENTRY_PATH_UNSAFE',
  /** A symbolic link, a device or another special file. */
  'ENTRY_NOT_A_FILE',
  /** Two entries have the same name when case is ignored. [other] */
  'ENTRY_NAME_TWICE',
  /** There is no spec.json at the top or in the single folder that holds everything. */
  'SPEC_MISSING',
  /** There is more than one spec.json. [others] */
  'SPEC_SEVERAL',
  /** [maxBytes] */
  'SPEC_TOO_LARGE',
  /** Keys at all depths. [max] */
  'SPEC_TOO_MANY_KEYS',
  /** [line, column], both counted from 1 */
  'SPEC_INVALID_JSON',
  /** spec.json is JSON, but not one object. */
  'SPEC_NOT_AN_OBJECT',
  /** Fields are missing or out of range. [fields: a list of { field, code, value }, code as in validation.ts] */
  'FIELDS_INVALID',
  /** A reservation holds the vehicle of this VIN. [vin] */
  'VEHICLE_RESERVED',
  /** The vehicle of this VIN is sold. [vin] */
  'VEHICLE_SOLD',
  /** The content of a picture or document is not what its name says. */
  'MEDIA_CONTENT_MISMATCH',
  /** A picture in a format that is not accepted, such as SVG or HEIC. */
  'IMAGE_UNSUPPORTED',
  /** A picture that cannot be decoded completely. */
  'IMAGE_UNDECODABLE',
  /** [maxPixels] */
  'IMAGE_TOO_LARGE',
  /** A PDF that no parser can read, or only with too much memory or time. */
  'PDF_UNREADABLE',
  /** A PDF that is encrypted, with or without a password. */
  'PDF_ENCRYPTED',
  /** A PDF with scripts, actions that open programs or files, forms that send data (XFA too), or embedded files. */
  'PDF_ACTIVE',
  /** Something went wrong on our side. Only in the rows of a bulk answer. */
  'INTERNAL',
] as const;

export type ImportRejectionReason = (typeof importRejectionReasons)[number];

/** A field of spec.json that cannot be used, and the rule that it breaks. */
export interface FieldFault {
  field: string;
  code: ValidationCode;
  /** What spec.json has there, shortened to 60 characters. Absent if the field is missing or too long. */
  value?: string;
  /** The bounds of the field, where the value breaks them: numbers or days. */
  min?: number | string;
  max?: number | string;
}

/**
 * The values for the placeholders in the sentence of a refusal. The list above says which reason has which members.
 */
export interface ImportRejectionParams {
  fields?: FieldFault[];
  others?: string[];
  other?: string;
  vin?: string;
  method?: number;
  line?: number;
  column?: number;
  max?: number;
  maxBytes?: number;
  maxPixels?: number;
  maxRatio?: number;
}

const MEGABYTE = 1024 * 1024;

const SENTENCES: Record<ImportRejectionReason, (params: ImportRejectionParams) => string> = {
  TOO_LARGE: () => `The file is larger than ${UPLOAD_MAX_BYTES / MEGABYTE} MB.`,
  NOT_A_ZIP: () => 'The file is not a ZIP.',
  ZIP_DAMAGED: () => 'The ZIP is truncated or damaged.',
  ZIP_SPLIT: () => 'The ZIP is split over several files.',
  ZIP_ENCRYPTED: () => 'The ZIP is encrypted.',
  ZIP_METHOD_UNKNOWN: ({ method }) => `The ZIP uses an unknown packing method (${method}).`,
  ZIP_TOO_MANY_ENTRIES: () => `The ZIP has more than ${ZIP_MAX_ENTRIES} entries.`,
  ZIP_UNPACKS_TOO_LARGE: () => `The ZIP unpacks to more than ${ZIP_MAX_UNPACKED_BYTES / MEGABYTE} MB.`,
  ZIP_UNPACKS_TOO_FAR: () => `The ZIP unpacks to more than ${ZIP_MAX_RATIO} times its size.`,
  ENTRY_PATH_UNSAFE: () =>
    'The path of an entry leaves the folder, is too long, is malformed or holds characters that are not allowed.',
  ENTRY_NOT_A_FILE: () => 'An entry is a link or another special file.',
  ENTRY_NAME_TWICE: ({ other }) => `Two entries have the same name (${other}).`,
  SPEC_MISSING: () => 'There is no spec.json at the top or in the single folder.',
  SPEC_SEVERAL: ({ others = [] }) => `There are several spec.json (${others.join(', ')}).`,
  SPEC_TOO_LARGE: () => 'spec.json is too large.',
  SPEC_TOO_MANY_KEYS: ({ max }) => `spec.json has more than ${max} keys.`,
  SPEC_INVALID_JSON: ({ line, column }) => `spec.json is not valid JSON at line ${line}, column ${column}.`,
  SPEC_NOT_AN_OBJECT: () => 'spec.json does not hold one object.',
  FIELDS_INVALID: ({ fields = [] }) => `Fields cannot be used: ${fields.map(describeFault).join('; ')}.`,
  VEHICLE_RESERVED: ({ vin }) => `The vehicle ${vin} is reserved.`,
  VEHICLE_SOLD: ({ vin }) => `The vehicle ${vin} is sold.`,
  MEDIA_CONTENT_MISMATCH: () => 'The content of a file is not what its name says.',
  IMAGE_UNSUPPORTED: () => 'This picture format is not supported.',
  IMAGE_UNDECODABLE: () => 'A picture cannot be decoded.',
  IMAGE_TOO_LARGE: () => `A picture has more than ${IMAGE_MAX_PIXELS / 1_000_000} megapixels.`,
  PDF_UNREADABLE: () => 'A PDF is damaged or cannot be checked.',
  PDF_ENCRYPTED: () => 'A PDF is encrypted or protected by a password.',
  PDF_ACTIVE: () =>
    'A PDF contains scripts, calls of programs or files, forms that send data, or embedded files.',
  INTERNAL: () => 'Something went wrong on our side.',
};

function describeFault({ field, code, value, min, max }: FieldFault): string {
  const told = value === undefined ? field : `${field} "${value}"`;
  const bounds = max === undefined ? '' : min === undefined ? `: at most ${max}` : `: from ${min} to ${max}`;
  return `${told} (${VALIDATION_MESSAGE[code]}${bounds})`;
}

/** The English sentence of a refusal, with the entry that caused it. */
export function importRejectionText(
  reason: ImportRejectionReason,
  entry: string | null,
  params: ImportRejectionParams,
): string {
  const sentence = SENTENCES[reason](params);
  return entry === null ? sentence : `${entry}: ${sentence}`;
}
