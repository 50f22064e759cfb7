'use client';

import { Suspense } from 'react';
import { lazily } from '@/browser/page/lazily';
import { useStoredValue } from '@/browser/storage/use-stored-value';
import { timersKey } from '@/features/projects/model/timers/timers-key';

const LazyStrip = lazily(async () => (await import('./running-strip')).RunningStrip);

interface RunningTimersProps {
  projectUid: string;
  /** of the guide's page */
  address: string;
}

/** The running timers of a guide on its other pages; loads nothing while there are none. */
export function RunningTimers({ projectUid, address }: RunningTimersProps) {
  const [stored] = useStoredValue(timersKey(projectUid));
  return (
    stored !== null &&
    stored !== '[]' && (
      <Suspense>
        <LazyStrip projectUid={projectUid} address={address} />
      </Suspense>
    )
  );
}
