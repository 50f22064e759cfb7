import 'server-only';

/**
 * The cache tag of everything that shows this creator: their page, their projects, and lists of
 * these.
 */
export const creatorTag = (uid: string) => `creator:${uid}`;
