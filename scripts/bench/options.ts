/**
 * Options: numbers of guides, searches of each kind, the generator of guides, where databases are
 * kept for the next run, numbers of photographs, and visits until memory is measured.
 */
export type BenchOptions = {
  sizes?: string | undefined;
  queries?: string | undefined;
  generator?: string | undefined;
  keep?: string | undefined;
  photos?: string | undefined;
  visits?: string | undefined;
};
