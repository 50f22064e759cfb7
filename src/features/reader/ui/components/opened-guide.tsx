'use client';

import { useEffect } from 'react';
import { sendToWorker, deviceFacts } from '@/browser/offline/ask-worker';
import { begunVersion } from '@/features/projects/model/place';
import { readPlace } from '@/features/projects/ui/read-place';

/** Stores the guide of this page, so that it opens offline from now on. */
export function OpenedGuide({ projectUid }: { projectUid: string }) {
  useEffect(() => {
    const begun = begunVersion(readPlace(projectUid));
    void sendToWorker({ type: 'open', projectUid, begun, ...deviceFacts() });
  }, [projectUid]);
  return null;
}
