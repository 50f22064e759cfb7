import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { ReportGroup } from '../../schema';
import { readFeedback, readReports } from '../api';

/** For browsers without requestIdleCallback. */
const SOON_MS = 1000;

export type ReportCount = { total: number; unread: number };
type ReportCounts = ReadonlyMap<string, ReportCount>;
const NONE: ReportCounts = new Map();

export type Unread = {
  /** of feedback and reports; undefined until one of them is known */
  count: number | undefined;
  /** by step, deleted ones included; empty until it is known */
  reports: ReportCounts;
  /** called with the count of a loaded list of feedback */
  set: (count: number) => void;
  /** called with the change of a feedback's mark */
  add: (difference: number) => void;
  /** called with all reports of the project */
  setReports: (groups: readonly ReportGroup[]) => void;
  /** called with the change of a report's mark */
  addReport: (stepId: string, difference: number) => void;
};

/**
 * The unread feedback and reports of a project, loaded when the page is idle, unless a list sets
 * them sooner.
 */
export function useUnread(projectUid: string): Unread {
  const [feedback, setFeedback] = useState<number>();
  const [reports, setReports] = useState<ReportCounts>();
  useWhenIdle(reports === undefined, (signal) =>
    readReports(projectUid, { limit: 1, deleted: 'true' }, signal).then((groups) =>
      setReports((known) => known ?? countsOf(groups)),
    ),
  );
  useWhenIdle(feedback === undefined, (signal) =>
    readFeedback(projectUid, { limit: 1 }, signal).then(({ unread }) =>
      setFeedback((known) => known ?? unread),
    ),
  );
  const [changes] = useState(() => ({
    set: (count: number) => setFeedback(count),
    add: (difference: number) =>
      setFeedback((known) => (known === undefined ? known : Math.max(0, known + difference))),
    setReports: (groups: readonly ReportGroup[]) => setReports(countsOf(groups)),
    addReport: (stepId: string, difference: number) =>
      setReports((known) => {
        const count = known?.get(stepId);
        return count
          ? new Map(known).set(stepId, { ...count, unread: count.unread + difference })
          : known;
      }),
  }));
  return useMemo(
    () => ({
      count:
        feedback === undefined && !reports
          ? undefined
          : [...(reports ?? NONE).values()].reduce(
              (sum, { unread }) => sum + unread,
              feedback ?? 0,
            ),
      reports: reports ?? NONE,
      ...changes,
    }),
    [feedback, reports, changes],
  );
}

const countsOf = (groups: readonly ReportGroup[]): ReportCounts =>
  new Map(
    groups.map(({ stepId, totalResults, unread }) => [stepId, { total: totalResults, unread }]),
  );

/** Loads something optional once: without a response there is no count. */
function useWhenIdle(isNeeded: boolean, load: (signal: AbortSignal) => Promise<void>) {
  const ask = useEffectEvent((signal: AbortSignal) => load(signal).catch(() => undefined));
  useEffect(() => {
    if (!isNeeded) return undefined;
    const controller = new AbortController();
    const cancel = whenIdle(() => void ask(controller.signal));
    return () => {
      cancel();
      controller.abort();
    };
  }, [isNeeded]);
}

function whenIdle(work: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(work, SOON_MS);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(work);
  return () => window.cancelIdleCallback(handle);
}
