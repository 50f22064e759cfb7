/** Code points of a search text, a category or a tag that are looked for at most. */
export const SEARCH_MAX = 200;
