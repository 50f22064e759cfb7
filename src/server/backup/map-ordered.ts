/**
 * Maps an async iterable with at most `atOnce` items in progress; yields results in input order.
 */
export async function* mapOrdered<T, R>(
  source: AsyncIterable<T>,
  atOnce: number,
  work: (item: T) => Promise<R>,
): AsyncGenerator<R> {
  const underWay: Promise<R>[] = [];
  try {
    for await (const item of source) {
      const working = work(item);
      // Handled when the result is awaited; until then this avoids an unhandled rejection.
      working.catch(() => undefined);
      underWay.push(working);
      if (underWay.length >= atOnce) yield await (underWay.shift() as Promise<R>);
    }
    while (underWay.length > 0) yield await (underWay.shift() as Promise<R>);
  } finally {
    await Promise.allSettled(underWay);
  }
}
