/** Works on some of what comes at once, and gives the results in the order in which it came. */
export async function* ahead<T, R>(
  source: AsyncIterable<T>,
  atOnce: number,
  work: (item: T) => Promise<R>,
): AsyncGenerator<R> {
  const underWay: Promise<R>[] = [];
  try {
    for await (const item of source) {
      const working = work(item);
      // Told when its turn comes; until then it is not unheard.
      working.catch(() => undefined);
      underWay.push(working);
      if (underWay.length >= atOnce) yield await (underWay.shift() as Promise<R>);
    }
    while (underWay.length > 0) yield await (underWay.shift() as Promise<R>);
  } finally {
    await Promise.allSettled(underWay);
  }
}
