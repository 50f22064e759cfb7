import { useCallback, useLayoutEffect, useReducer } from 'react';
import { callApi } from '@/browser/api/call-api';
import { readOfflineVersion } from '@/browser/offline/offline-guides';
import { begunVersion, type Place } from '@/features/projects/model/place';
import { readPlace } from '@/features/projects/ui/read-place';
import type { PublicProject } from '@/features/projects/schema';
import { VERSION_TIMEOUT_MS } from '../../constants';
import {
  contentOf,
  isLater,
  navigableSteps,
  sameStep,
  type ViewerProject,
} from '../../shell/model/walk';

type Opening =
  | { status: 'unknown' | 'loading' }
  | { status: 'open'; shown: ViewerProject; lost?: Place };
const UNKNOWN: Opening = { status: 'unknown' };

export interface ReadVersion {
  project: ViewerProject;
  page: ViewerProject;
  status: Opening['status'];
  /** the version that was begun, if it could not be read: the shown one is another */
  lostVersion: number | undefined;
  /** where to open it: a step number may be of the version that was begun */
  stepAt: (asked: string) => string;
  /** @throws {ApiError} */
  readNewest: (
    atLeast: Pick<ViewerProject, 'versionNumber' | 'updatedAt'>,
  ) => Promise<ViewerProject>;
  change: (to: ViewerProject) => void;
}

/**
 * Readers finish the version that they began. If the page has a newer one, theirs is read from this
 * device or from the server.
 */
export function useVersion(page: ViewerProject): ReadVersion {
  const { projectUid, versionNumber } = page;
  const [opening, set] = useReducer((_: Opening, next: Opening) => next, UNKNOWN);
  // Before the first paint, which must not show the other version.
  useLayoutEffect(() => {
    const place = readPlace(projectUid);
    const begun = begunVersion(place);
    let isLeft = false;
    const open = (shown: ViewerProject, lost?: Place) => {
      if (isLeft) return;
      delete document.documentElement.dataset['begun'];
      set({ status: 'open', shown, ...(lost && { lost }) });
    };
    if (begun === undefined || begun === versionNumber) open(page);
    else {
      set({ status: 'loading' });
      readVersion(projectUid, begun).then(
        async (found) => open(await inVersion(page, found)),
        () => open(page, place),
      );
    }
    return () => {
      isLeft = true;
      set(UNKNOWN);
    };
  }, [page, projectUid, versionNumber]);

  const project = opening.status === 'open' ? opening.shown : page;
  const lost = opening.status === 'open' ? opening.lost : undefined;
  return {
    project,
    page,
    status: opening.status,
    lostVersion: lost?.version,
    stepAt: (asked) =>
      lost && Number(asked) === lost.step
        ? String(sameStep(navigableSteps(project.steps), lost.stepId, lost.step))
        : asked,
    readNewest: async (atLeast) =>
      isLater(atLeast, page) ? await inVersion(page, await fetchVersion(projectUid)) : page,
    change: useCallback((shown) => set({ status: 'open', shown }), []),
  };
}

/**
 * Guide with the content of another version, in which no durations have been found yet. Its amounts
 * stay as written.
 */
async function inVersion(page: ViewerProject, version: PublicProject): Promise<ViewerProject> {
  const [{ stepTimers }, { usesAsWritten }] = await Promise.all([
    import('@/features/projects/model/timers/step-timers'),
    import('@/features/projects/model/amounts/uses-as-written'),
  ]).catch(
    () => [{ stepTimers: () => undefined }, { usesAsWritten: () => () => undefined }] as const,
  );
  return { ...page, ...contentOf(version, stepTimers, usesAsWritten(version)) };
}

async function readVersion(projectUid: string, version: number): Promise<PublicProject> {
  const stored = await readOfflineVersion(projectUid, version).catch(() => undefined);
  return (
    (stored as PublicProject | undefined) ??
    fetchVersion(projectUid, version, AbortSignal.timeout(VERSION_TIMEOUT_MS))
  );
}

/** @param version the newest when left out */
const fetchVersion = (projectUid: string, version?: number, signal?: AbortSignal) =>
  callApi('GET', '/projects/{id}', {
    params: { id: projectUid },
    query: { version: version?.toString() },
    account: null,
    signal,
  });
