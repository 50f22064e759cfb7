/** How long something took: the middle of all runs, and what 95 of 100 stay below. */
export type Took = { p50Ms: number; p95Ms: number };

export type Line = { name: string; took: Took; baseline?: Took | undefined };

/** Runs `work` until it has run `runs` times, after a first one that warms the caches up. */
export async function measure(runs: number, work: () => Promise<unknown>): Promise<Took> {
  await work();
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const startedAt = performance.now();
    await work();
    times.push(performance.now() - startedAt);
  }
  return percentilesOf(times);
}

/** One run, for what takes so long that a second more or less says nothing. */
export async function measureOnce(work: () => Promise<unknown>): Promise<Took> {
  const startedAt = performance.now();
  await work();
  return percentilesOf([performance.now() - startedAt]);
}

export function percentilesOf(times: readonly number[]): Took {
  return { p50Ms: percentile(times, 0.5), p95Ms: percentile(times, 0.95) };
}

/** What such a share of the times, from 0 to 1, stays below; NaN of none. */
export function percentile(times: readonly number[], share: number): number {
  return (
    times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(share * times.length))] ??
    NaN
  );
}

/** Milliseconds as they are read: a tenth matters below ten only. */
export const ms = (value: number) => (value < 10 ? value.toFixed(1) : value.toFixed(0));

/** What was measured, with how many times faster it is than its baseline. */
export function tableOf(lines: Line[]): string {
  const rows = lines.map(({ name, took, baseline }) => [
    name,
    ms(took.p50Ms),
    ms(took.p95Ms),
    baseline ? ms(baseline.p50Ms) : '–',
    baseline ? `${(baseline.p50Ms / took.p50Ms).toFixed(1)} ×` : '–',
  ]);
  return aligned([['', 'p50 ms', 'p95 ms', 'plain p50 ms', 'faster'], ...rows]);
}

/** Rows of cells below each other, the first column on the left, the others on the right. */
export function aligned(rows: string[][]): string {
  const widths =
    rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  '),
    )
    .join('\n');
}
