import type { Page } from '@playwright/test';

/** The browser reports no shorter interactions; these count as this long. */
const REPORTED_FROM_MS = 16;
/** A page without activity may never report that it is idle. */
const REST_MS = 1000;

/**
 * The time from a key or tap until its result is shown, in ms, by Event Timing (in steps of 8 ms).
 */
export interface Waits {
  medianMs: number;
  /** the longest, as Interaction to Next Paint counts up to 50 of them */
  inpMs: number;
}

/**
 * Presses keys one by one, each when the page is idle.
 * @param seen is awaited after each
 * @returns the wait for each, in ms
 */
export async function pressed(
  page: Page,
  keys: readonly string[],
  seen: (key: number) => Promise<void>,
): Promise<number[]> {
  await page.evaluate((durationThreshold) => {
    const holder = window as typeof window & { waitsMs: Map<number, number> };
    const waitsMs = (holder.waitsMs = new Map<number, number>());
    new PerformanceObserver((list) =>
      (list.getEntries() as (PerformanceEntry & { interactionId?: number })[]).forEach(
        ({ interactionId, duration }) => {
          if (interactionId)
            waitsMs.set(interactionId, Math.max(duration, waitsMs.get(interactionId) ?? 0));
        },
      ),
    ).observe({ type: 'event', durationThreshold } as PerformanceObserverInit);
  }, REPORTED_FROM_MS);
  for (const [index, key] of keys.entries()) {
    await rest(page);
    await page.keyboard.press(key);
    await seen(index);
  }
  await rest(page);
  const waits = await page.evaluate(() => [
    ...(window as typeof window & { waitsMs: Map<number, number> }).waitsMs.values(),
  ]);
  return [
    ...waits,
    ...Array.from({ length: Math.max(0, keys.length - waits.length) }, () => REPORTED_FROM_MS),
  ];
}

export function summed(waitsMs: readonly number[]): Waits {
  const sorted = [...waitsMs].sort((a, b) => a - b);
  return {
    medianMs: sorted[Math.floor(sorted.length / 2)] ?? Number.NaN,
    inpMs: sorted.at(-1) ?? Number.NaN,
  };
}

/** Waits until frames were shown and the page is idle. */
function rest(page: Page): Promise<void> {
  return page.evaluate(
    (timeout) =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => requestIdleCallback(() => resolve(), { timeout })),
        );
      }),
    REST_MS,
  );
}
