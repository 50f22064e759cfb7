'use client';

import { useEffect, useState } from 'react';
import { readReports } from '../api';
import { whenIdle } from './use-unread';

const NONE: ReadonlyMap<string, number> = new Map();

/** How many reports of each step nobody has read, by the step's id: asked for when the page has come to rest. */
export function useUnreadReports(projectUid: string): ReadonlyMap<string, number> {
  const [unread, setUnread] = useState(NONE);
  useEffect(() => {
    const controller = new AbortController();
    const ask = () =>
      readReports(projectUid, { limit: 1 }, controller.signal).then(
        (groups) => setUnread(new Map(groups.map((group) => [group.stepId, group.unread]))),
        // Nobody waits for it: without an answer there is no figure.
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
