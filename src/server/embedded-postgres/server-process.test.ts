import { expect, it } from 'vitest';
import { sharedBuffers } from './server-process';

const GB = 1024 ** 3;

it('shared_buffers is an eighth of the memory, at least the default and at most 512 MB', () => {
  expect([0.25, 1, 4, 24, 256].map((gb) => sharedBuffers(gb * GB))).toEqual([
    '128MB',
    '128MB',
    '512MB',
    '512MB',
    '512MB',
  ]);
});
