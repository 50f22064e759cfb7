import { expect, it } from 'vitest';
import { sharedBuffers } from './server-process';

const GB = 1024 ** 3;

it('PostgreSQL keeps an eighth of the memory for pages, at least what it takes by itself and at most 512 MB', () => {
  expect([0.25, 1, 4, 24, 256].map((gb) => sharedBuffers(gb * GB))).toEqual([
    '128MB',
    '128MB',
    '512MB',
    '512MB',
    '512MB',
  ]);
});
