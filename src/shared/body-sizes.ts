/** JSON bodies of the API (contract, section 2). */
export const JSON_MAX_BYTES = 256 * 1024;
/** A file of translations inside of its JSON: 500 steps and 200 questions with texts as long as they may be. */
export const TRANSLATION_MAX_BYTES = 4 * 1024 * 1024;

const TRANSLATIONS = /^\/v1\/dashboard\/projects\/[^/]+\/translations\/?$/;

/** How large the body of a request may be, which is no upload of a picture. */
export const bodyMaxBytes = (method: string, path: string): number =>
  method === 'POST' && TRANSLATIONS.test(path) ? TRANSLATION_MAX_BYTES : JSON_MAX_BYTES;
