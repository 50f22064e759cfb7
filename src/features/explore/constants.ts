/** Code points of a search text, a category or a tag that are looked for at most. */
export const SEARCH_MAX = 200;

/** Where a search may find a project beside its name. */
export const FOUND_IN = ['ref', 'brand', 'category', 'tag', 'part', 'creator', 'step'] as const;

/** Pages of a list that can be gone through, and how far a list goes: nobody reads further. */
export const PAGES_MAX = 1000;
export const LISTED_MAX = 10_000;

/** So many values of a filter are offered, the most frequent ones; of those that begin as somebody types, more. */
export const VALUES_OFFERED = { language: 5, category: 12, tag: 20 } as const;
export const VALUES_FOUND_MAX = 100;
