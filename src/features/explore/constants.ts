/** Code points of a search text, a category or a tag that are looked for at most. */
export const SEARCH_MAX = 200;

/** Where a search may find a project beside its name. */
export const FOUND_IN = ['ref', 'brand', 'category', 'tag', 'part', 'creator', 'step'] as const;

/** Pages of a list that can be gone through; the hits of a search are known up to their end (COUNT_MAX), and nobody reads further. */
export const PAGES_MAX = 1000;
