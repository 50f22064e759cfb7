import 'server-only';
import type { StatsFs } from 'node:fs';
import { statfs } from 'node:fs/promises';
import path from 'node:path';
import { healthFinding, type HealthFinding } from '@/shared/site/health';
import { machineMemoryBytes } from '../machine-memory';
import { MIN_FREE_BYTES } from '../start/data-dir';

const MB = 1024 * 1024;
const LOW_DISK_BYTES = 1024 * MB;
const LOW_MEMORY_BYTES = 100 * MB;

export function diskFinding(freeBytes: number, folder: string): HealthFinding {
  const values = { mb: Math.floor(freeBytes / MB), folder };
  if (freeBytes < MIN_FREE_BYTES) return healthFinding('diskFull', values);
  return healthFinding(freeBytes < LOW_DISK_BYTES ? 'diskLow' : 'diskGood', values);
}

export function memoryFinding(freeBytes: number, totalBytes: number): HealthFinding {
  return healthFinding(freeBytes < LOW_MEMORY_BYTES ? 'memoryLow' : 'memoryGood', {
    mb: Math.floor(freeBytes / MB),
    total: Math.floor(totalBytes / MB),
  });
}

/** Space for the data folder, and memory of the machine or within the container's limit. */
export async function examineMachine(folder: string): Promise<HealthFinding[]> {
  const { bavail, bsize } = await spaceOf(folder);
  return [
    diskFinding(bavail * bsize, folder),
    memoryFinding(process.availableMemory(), machineMemoryBytes()),
  ];
}

/** A folder that is not there yet will be on the disk of the one above it. */
const spaceOf = (folder: string): Promise<StatsFs> =>
  statfs(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return spaceOf(path.dirname(folder));
  });
