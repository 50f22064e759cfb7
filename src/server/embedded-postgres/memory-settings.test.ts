import { expect, it } from 'vitest';
import { memorySettings } from './memory-settings';

const GB = 1024 ** 3;

it.each([
  [0.25, '32MB', '4MB', '16MB', '128MB', '40'],
  [0.5, '64MB', '8MB', '32MB', '256MB', '51'],
  [1, '128MB', '16MB', '64MB', '512MB', '100'],
  [4, '512MB', '16MB', '128MB', '2048MB', '100'],
  [24, '512MB', '16MB', '128MB', '4096MB', '100'],
  [256, '512MB', '16MB', '128MB', '4096MB', '100'],
])('fits %d GB of memory', (gb, buffers, work, maintenance, cache, connections) => {
  expect(memorySettings(gb * GB)).toEqual({
    shared_buffers: buffers,
    work_mem: work,
    maintenance_work_mem: maintenance,
    effective_cache_size: cache,
    max_connections: connections,
  });
});
