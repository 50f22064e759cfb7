/**
 * The mean of whole numbers with two decimals, rounded half up, computed in integers to be exact.
 * @param parts how many of the numbers make one: 2 for half stars
 * @returns null without values
 */
export function averageOf(sum: number, count: number, parts = 1): number | null {
  return count === 0 ? null : Math.floor((200 * sum + count * parts) / (2 * count * parts)) / 100;
}
