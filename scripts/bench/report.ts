/** Duration: the median of all runs, and the 95th percentile. */
export type Took = { p50Ms: number; p95Ms: number };

export type Line = { name: string; took: Took; baseline?: Took | undefined };

/** Runs `work` `runs` times, after one warm-up run. */
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

/** One run, for work that takes so long that a second does not matter. */
export async function measureOnce(work: () => Promise<unknown>): Promise<Took> {
  const startedAt = performance.now();
  await work();
  return percentilesOf([performance.now() - startedAt]);
}

export function percentilesOf(times: readonly number[]): Took {
  return { p50Ms: percentile(times, 0.5), p95Ms: percentile(times, 0.95) };
}

/** The percentile of the times for a share from 0 to 1; NaN of none. */
export function percentile(times: readonly number[], share: number): number {
  return (
    times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(share * times.length))] ??
    NaN
  );
}

/** Formats milliseconds: tenths matter below ten only. */
export const ms = (value: number) => (value < 10 ? value.toFixed(1) : value.toFixed(0));

/** The measurements, with their speed relative to the baseline. */
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

/** Aligned columns, the first one left, the others right. */
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
