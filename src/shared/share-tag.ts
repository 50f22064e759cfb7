/** One `meta` element of the head that share sites read. */
export type ShareTag = { property: string; content: string } | { name: string; content: string };
