import 'server-only';
import { healthFinding, type HealthFinding } from '@/shared/site/health';

const SKEW_MAX_MS = 30_000;
const MS = 1_000;

/** Lead of this machine's clock over another one, which was read at `askedAtMs`. */
export interface ClockReading {
  of: 'database' | 'address';
  aheadMs: number;
}

/** Compares with a clock that was read between two moments; with their middle. */
export const readingOf = (
  of: ClockReading['of'],
  { fromMs, toMs, otherMs }: { fromMs: number; toMs: number; otherMs: number },
): ClockReading => ({ of, aheadMs: (fromMs + toMs) / 2 - otherMs });

export function examineClock(readings: readonly ClockReading[]): HealthFinding[] {
  const wrong = readings
    .filter(({ aheadMs }) => Math.abs(aheadMs) > SKEW_MAX_MS)
    .map(({ of, aheadMs }) =>
      healthFinding('clockWrong', { of, seconds: Math.round(Math.abs(aheadMs) / MS) }),
    );
  if (wrong.length > 0) return wrong;
  return readings.length > 0 ? [healthFinding('clockGood')] : [];
}
