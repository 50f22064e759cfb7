/** One `meta` element for share sites. */
export type ShareTag = { property: string; content: string } | { name: string; content: string };
