/** A ratio of the product to the bare app, and how much of it may be lost. */
type Ratio = { ratio: number; room: number };
export type Ratios = Record<string, Ratio>;

/** Lost without being noticed, unless the rounds of a run differ by more. */
const ROOM = 0.05;

/**
 * The median of the rounds of a run. Twice their median deviation from it is the room where that is
 * larger: one round beside other work must not open it.
 */
export function ratioOf(rounds: readonly number[]): Ratio {
  const ratio = median(rounds);
  const spread = (2 * median(rounds.map((each) => Math.abs(each - ratio)))) / ratio;
  return { ratio: Number(ratio.toFixed(3)), room: Number(Math.max(ROOM, spread).toFixed(2)) };
}

/** A sentence for each ratio that is worse than the accepted one by more than its room. */
export function worsened(measured: Ratios, accepted: Ratios): string[] {
  return Object.entries(measured).flatMap(([name, { ratio }]) => {
    const before = accepted[name];
    return before && ratio < before.ratio * (1 - before.room)
      ? [`${name}: ${ratio} of the bare app, ${before.ratio} was accepted`]
      : [];
  });
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
