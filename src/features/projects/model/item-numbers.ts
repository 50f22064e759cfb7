/** The 1-based numbers of steps among the steps, and of chapters among the chapters. */
export function itemNumbers(items: readonly { id: string; type: number }[]): Map<string, number> {
  const counted = new Map<number, number>();
  return new Map(
    items.map(({ id, type }) => {
      const number = (counted.get(type) ?? 0) + 1;
      counted.set(type, number);
      return [id, number];
    }),
  );
}
