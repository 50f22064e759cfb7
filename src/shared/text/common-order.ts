/** The longest common subsequence, as pairs of indexes in `after` and `before`. */
export function commonOrder(
  before: readonly string[],
  after: readonly string[],
): [number, number][] {
  const width = before.length + 1;
  const lengths = new Uint16Array((after.length + 1) * width);
  const at = (index: number, from: number) => lengths[index * width + from] ?? 0;
  for (let index = after.length - 1; index >= 0; index -= 1)
    for (let from = before.length - 1; from >= 0; from -= 1)
      lengths[index * width + from] =
        after[index] === before[from]
          ? at(index + 1, from + 1) + 1
          : Math.max(at(index + 1, from), at(index, from + 1));
  const pairs: [number, number][] = [];
  let [index, from] = [0, 0];
  while (index < after.length && from < before.length) {
    if (after[index] === before[from]) {
      pairs.push([index, from]);
      index += 1;
      from += 1;
    } else if (at(index + 1, from) >= at(index, from + 1)) index += 1;
    else from += 1;
  }
  return pairs;
}
