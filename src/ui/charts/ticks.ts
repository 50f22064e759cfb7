const TICKS_MAX = 4;
const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DURATIONS_MS = [
  ...[1, 2, 5, 10, 15, 30].map((seconds) => seconds * SECOND_MS),
  ...[1, 2, 5, 10, 15, 30].map((minutes) => minutes * MINUTE_MS),
  ...[1, 2, 3, 6, 12, 24].map((hours) => hours * HOUR_MS),
];

/** Round figures from 0 to the first one that is not below `max`, a handful of them. */
export function countTicks(max: number): number[] {
  for (let power = 1; ; power *= 10) {
    const step = [1, 2, 5]
      .map((factor) => factor * power)
      .find((candidate) => max / candidate <= TICKS_MAX);
    if (step !== undefined) return upTo(max, step);
  }
}

/** Ticks for times in ms: round as people count seconds, minutes and hours. */
export function durationTicks(maxMs: number): number[] {
  const step = DURATIONS_MS.find((candidate) => maxMs / candidate <= TICKS_MAX) ?? 24 * HOUR_MS;
  return upTo(maxMs, step);
}

function upTo(max: number, step: number): number[] {
  return Array.from({ length: Math.max(1, Math.ceil(max / step)) + 1 }, (_, index) => index * step);
}

/** Which of `count` columns get a label: as many as fit, at equal distances. */
export function namedColumns(count: number, widthPx: number, namePx: number): number[] {
  const every = Math.max(1, Math.ceil((count * namePx) / Math.max(1, widthPx)));
  return Array.from({ length: Math.ceil(count / every) }, (_, index) => index * every);
}
