import { setImmediate } from 'node:timers/promises';

/** Maps a list that may be long in turns of `size`; other requests are answered between them. */
export async function inTurns<Item, Result>(
  items: readonly Item[],
  size: number,
  map: (item: Item) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let start = 0; start < items.length; start += size) {
    if (start > 0) await setImmediate();
    results.push(...items.slice(start, start + size).map(map));
  }
  return results;
}
