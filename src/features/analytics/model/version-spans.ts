import type { VersionStart } from '../schema';

/** The time in which a version was the newest, both ends included; the newest one has no end yet. */
export type VersionSpan = { number: number; start: string; end: string | undefined };

/** @param versions the newest first */
export function versionSpans(versions: readonly VersionStart[]): VersionSpan[] {
  return versions.map(({ number, publishedAt }, index) => {
    const next = versions[index - 1]?.publishedAt;
    const end =
      next === undefined
        ? undefined
        : new Date(Math.max(Date.parse(publishedAt), Date.parse(next) - 1));
    return { number, start: publishedAt, end: end?.toISOString() };
  });
}

/** The numbers of versions that were published on these UTC days, the first one first. */
export function versionsOn(
  versions: readonly VersionStart[],
  { first, last }: { first: string; last: string },
): number[] {
  return versions
    .filter(({ publishedAt }) => {
      const day = publishedAt.slice(0, 10);
      return day >= first && day <= last;
    })
    .map(({ number }) => number)
    .toReversed();
}
