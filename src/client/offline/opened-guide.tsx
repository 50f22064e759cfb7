'use client';

import { useEffect } from 'react';
import { askWorker, deviceFacts } from './ask-worker';

/** Stores the guide of this page, so that it opens offline from now on. */
export function OpenedGuide({ projectUid }: { projectUid: string }) {
  useEffect(() => void askWorker({ type: 'open', projectUid, ...deviceFacts() }), [projectUid]);
  return null;
}
