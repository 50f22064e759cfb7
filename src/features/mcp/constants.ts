/** Bytes of an answer as JSON, with the words around the text. */
export const ANSWER_MAX_BYTES = 30_000;
export const SEARCH_LIMIT_MAX = 20;
/** Steps of one call, all added or none. */
export const STEPS_AT_ONCE_MAX = 20;
/** Texts of one call. */
export const TEXTS_AT_ONCE_MAX = 200;
