import type { CDPSession } from '@playwright/test';

/** A clock of the page's own CPU time, in ms, so that other load on the machine does not count. */
export async function pageClock(session: CDPSession): Promise<() => Promise<number>> {
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () =>
    ((await session.send('Performance.getMetrics')).metrics.find(
      ({ name }) => name === 'TaskDuration',
    )?.value ?? Number.NaN) * 1000;
}
