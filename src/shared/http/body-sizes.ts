/** JSON bodies of the API (docs/reference/limits.md#request-bodies). */
export const JSON_MAX_BYTES = 256 * 1024;
/** A translation file within JSON: 500 steps and 200 questions with texts of maximal length. */
export const TRANSLATION_MAX_BYTES = 4 * 1024 * 1024;
