const MB = 1024 ** 2;

/** A share of the memory in MB, between a floor and a ceiling. */
const share = (memoryBytes: number, parts: number, [floor, ceiling]: readonly [number, number]) =>
  Math.max(floor, Math.min(ceiling, Math.floor(memoryBytes / parts / MB)));

/**
 * PostgreSQL's memory, fitted to the machine: beside it run Node and the page cache. With
 * the ceilings, a hundred thousand guides were searched well (docs/benchmarks/search.md).
 * @param memoryBytes of the machine or of the container's limit
 */
export function memorySettings(memoryBytes: number): Record<string, string> {
  const part = (parts: number, bounds: readonly [number, number]) =>
    `${share(memoryBytes, parts, bounds)}MB`;
  return {
    // Each gigabyte costs 20 MB at once.
    shared_buffers: part(8, [32, 512]),
    // For each sort or bitmap. With 4 MB, a bitmap scan for a word of a hundred thousand guides
    // turns lossy and rechecks all rows.
    work_mem: part(64, [4, 16]),
    // For each vacuum and each index that a restore builds.
    maintenance_work_mem: part(16, [16, 128]),
    // Only an estimate: what the page cache may hold.
    effective_cache_size: part(2, [128, 4096]),
    // Each busy one takes some megabytes; the product uses DATABASE_POOL_SIZE and a few more.
    max_connections: String(share(memoryBytes, 10, [40, 100])),
  };
}
