'use client';

import { useEffect } from 'react';
import { askWorker, deviceFacts } from './ask-worker';

/** Has the guide kept whose page this stands in, so that it opens without a network from now on. */
export function OpenedGuide({ projectUid }: { projectUid: string }) {
  useEffect(() => void askWorker({ type: 'open', projectUid, ...deviceFacts() }), [projectUid]);
  return null;
}
