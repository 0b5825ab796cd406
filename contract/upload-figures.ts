// Not in constants.ts, which every page of the browser loads.

/** Bytes of one uploaded ZIP (100 MB), files in one request, and the timeout of the browser in minutes. */
export const UPLOAD_MAX_BYTES = 100 * 1024 * 1024;
export const UPLOAD_MAX_FILES = 100;
export const UPLOAD_TIMEOUT_MINUTES = 5;
/** The most files in one import, whose rows one answer lists. */
export const IMPORT_FILES_MAX = 500;
/** An import is deleted so many days after it was started; what it changed stays in the audit log. */
export const IMPORT_DAYS = 90;
/** The percentage of the progress bar for the transfer. The rest is for the work of the server. */
export const UPLOAD_TRANSFER_PERCENT = 90;

/** Bounds of a ZIP: entries, unpacked bytes, and the ratio beyond the first megabyte. */
export const ZIP_MAX_ENTRIES = 300;
export const ZIP_MAX_UNPACKED_BYTES = 1024 * 1024 * 1024;
export const ZIP_MAX_RATIO = 100;
export const ZIP_RATIO_FREE_BYTES = 1024 * 1024;

/** The largest picture in pixels. */
export const IMAGE_MAX_PIXELS = 50_000_000;
