'use client';

import { useEffect } from 'react';
import { sendToWorker, deviceFacts } from './ask-worker';

/** Stores the guide of this page, so that it opens offline from now on. */
export function OpenedGuide({ projectUid }: { projectUid: string }) {
  useEffect(() => void sendToWorker({ type: 'open', projectUid, ...deviceFacts() }), [projectUid]);
  return null;
}
