/** JSON bodies of the API (docs/reference/limits.md#request-bodies). */
export const JSON_MAX_BYTES = 256 * 1024;
/** A translation file within JSON: 500 steps and 200 questions with texts of maximal length. */
export const TRANSLATION_MAX_BYTES = 4 * 1024 * 1024;

/** The largest picture. A larger upload gets as much more time, at the same slowest rate. */
const UPLOAD_PART_BYTES = 2 * 1024 * 1024;
/** How often the time of a picture an upload of so many bytes may take. */
export const uploadParts = (bytes: number): number =>
  Math.max(1, Math.ceil(bytes / UPLOAD_PART_BYTES));
/** Reports whether so much of an upload has arrived in so many times the time of a picture. */
export const isFastEnough = (bytes: number, parts: number): boolean =>
  bytes >= parts * UPLOAD_PART_BYTES;
