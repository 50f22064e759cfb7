/** The part of `negotiator` that we use; the package has no types. */
declare module 'negotiator' {
  class Negotiator {
    constructor(request: { headers: Record<string, string | undefined> });
    encoding<T extends string>(available: T[], options: { preferred: T[] }): T | undefined;
  }
  export = Negotiator;
}
