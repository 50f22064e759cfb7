import { useSyncExternalStore } from 'react';

const keyOf = (projectUid: string) => `makerstep_finished:${projectUid}`;
const never = () => () => undefined;

/** Passes the version that was read to the finished page of this tab. */
export function keepFinished(projectUid: string, version: number): void {
  try {
    sessionStorage.setItem(keyOf(projectUid), String(version));
  } catch {
    // Then feedback counts for the newest version.
  }
}

/** The version that was read in this tab; undefined where that is not known. */
export const useFinishedVersion = (projectUid: string): number | undefined =>
  useSyncExternalStore(
    never,
    () => {
      try {
        return Number(sessionStorage.getItem(keyOf(projectUid))) || undefined;
      } catch {
        return undefined;
      }
    },
    () => undefined,
  );
