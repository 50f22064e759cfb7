import recorded from './examples.json';

/** A recorded request and response (examples.db.test.ts). */
export type Example = { body?: unknown; query?: Record<string, string>; answer?: unknown };

/** The recorded example of a call. @param path with {names} */
export const exampleOf = (method: string, path: string): Example | undefined =>
  (recorded as Record<string, Example>)[`${method} ${path}`];
