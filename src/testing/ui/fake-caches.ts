type Stored = Map<string, Response>;
const addressOf = (request: RequestInfo | URL) => {
  const { pathname, search } = new URL(
    request instanceof Request ? request.url : String(request),
    'http://host',
  );
  return pathname + search;
};

/** The browser's Cache API in memory; `roomFor` decides which URLs still fit. */
export function fakeCaches(roomFor: (address: string) => boolean = () => true) {
  const all = new Map<string, Stored>();
  const cacheOf = (stored: Stored) => ({
    match: async (request: RequestInfo | URL) => stored.get(addressOf(request))?.clone(),
    put: async (request: RequestInfo | URL, answer: Response) => {
      if (!roomFor(addressOf(request))) throw new DOMException('no room', 'QuotaExceededError');
      stored.set(addressOf(request), answer);
    },
    delete: async (request: RequestInfo | URL) => stored.delete(addressOf(request)),
    keys: async () => [...stored.keys()].map((address) => new Request(`http://host${address}`)),
  });
  return {
    open: async (name: string) => {
      const stored = all.get(name) ?? new Map<string, Response>();
      all.set(name, stored);
      return cacheOf(stored);
    },
    has: async (name: string) => all.has(name),
    delete: async (name: string) => all.delete(name),
    keys: async () => [...all.keys()],
    match: async (request: RequestInfo | URL, options?: { cacheName?: string }) => {
      for (const [name, stored] of all) {
        const entry =
          !options?.cacheName || options.cacheName === name
            ? stored.get(addressOf(request))
            : undefined;
        if (entry) return entry.clone();
      }
      return undefined;
    },
    /** the content of a cache, by URL */
    addressesIn: (name: string) => [...(all.get(name)?.keys() ?? [])],
  };
}
