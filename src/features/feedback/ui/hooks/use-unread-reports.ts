'use client';

import { useEffect, useState } from 'react';
import { readReports } from '../api';
import { whenIdle } from './use-unread';

const NONE: ReadonlyMap<string, number> = new Map();

/** The number of unread reports of each step by its id, loaded when the page is idle. */
export function useUnreadReports(projectUid: string): ReadonlyMap<string, number> {
  const [unread, setUnread] = useState(NONE);
  useEffect(() => {
    const controller = new AbortController();
    const ask = () =>
      readReports(projectUid, { limit: 1 }, controller.signal).then(
        (groups) => setUnread(new Map(groups.map((group) => [group.stepId, group.unread]))),
        // Optional: there is no count without a response.
        () => undefined,
      );
    const cancel = whenIdle(() => void ask());
    return () => {
      cancel();
      controller.abort();
    };
  }, [projectUid]);
  return unread;
}
