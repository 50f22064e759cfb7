import 'server-only';
import type { StatsFs } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { freemem, totalmem } from 'node:os';
import path from 'node:path';
import { healthFinding, type HealthFinding } from '@/shared/site/health';
import { machineMemoryBytes } from '../machine-memory';
import { MIN_FREE_BYTES } from '../start/data-dir';

const MB = 1024 * 1024;
const LOW_DISK_BYTES = 1024 * MB;
const LOW_MEMORY_BYTES = 100 * MB;
/** Memory of the product with its database after a busy day (docs/benchmarks/memory.md). */
const NEEDED_MEMORY_BYTES = 550 * MB;

export function diskFinding(freeBytes: number, folder: string): HealthFinding {
  const values = { mb: Math.floor(freeBytes / MB), folder };
  if (freeBytes < MIN_FREE_BYTES) return healthFinding('diskFull', values);
  return healthFinding(freeBytes < LOW_DISK_BYTES ? 'diskLow' : 'diskGood', values);
}

/**
 * Within the limit of a container or unit, caches count as used although they are evicted, so
 * nothing is said about what is free there.
 */
export function memoryFinding(freeBytes: number | undefined, totalBytes: number): HealthFinding {
  const total = Math.floor(totalBytes / MB);
  if (totalBytes < NEEDED_MEMORY_BYTES) return healthFinding('memorySmall', { total });
  if (freeBytes === undefined) return healthFinding('memoryLimit', { total });
  const values = { mb: Math.floor(freeBytes / MB), total };
  return healthFinding(freeBytes < LOW_MEMORY_BYTES ? 'memoryLow' : 'memoryGood', values);
}

/** Space for the data folder, and memory of the machine or within the container's limit. */
export async function examineMachine(folder: string): Promise<HealthFinding[]> {
  const limitBytes = machineMemoryBytes();
  const { bavail, bsize } = await spaceOf(folder);
  return [
    diskFinding(bavail * bsize, folder),
    memoryFinding(limitBytes < totalmem() ? undefined : freemem(), limitBytes),
  ];
}

/** A folder that is not there yet will be on the disk of the one above it. */
const spaceOf = (folder: string): Promise<StatsFs> =>
  statfs(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return spaceOf(path.dirname(folder));
  });
