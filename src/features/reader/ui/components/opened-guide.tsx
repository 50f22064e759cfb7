'use client';

import { useEffect } from 'react';
import { sendToWorker, deviceFacts } from '@/browser/offline/ask-worker';
import { readStored } from '@/browser/storage/stored-values';
import { begunVersion, parsePlace, placeKey } from '@/features/projects/model/place';

/** Stores the guide of this page, so that it opens offline from now on. */
export function OpenedGuide({ projectUid }: { projectUid: string }) {
  useEffect(() => {
    const begun = begunVersion(parsePlace(readStored(placeKey(projectUid))));
    void sendToWorker({ type: 'open', projectUid, begun, ...deviceFacts() });
  }, [projectUid]);
  return null;
}
