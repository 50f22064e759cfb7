import { expect, it } from 'vitest';
import { inLargestUnit } from './data-size';

const KIB = 1024;
const MIB = KIB * KIB;
const GIB = MIB * KIB;

it.each([
  [0, 0, 'kilobyte'],
  [100, 0.1, 'kilobyte'],
  [12 * KIB, 12, 'kilobyte'],
  [1023.4 * KIB, 1023, 'kilobyte'],
  [MIB - 1, 1, 'megabyte'],
  [1.26 * MIB, 1.3, 'megabyte'],
  [412.4 * MIB, 412, 'megabyte'],
  [1023.7 * MIB, 1, 'gigabyte'],
  [2 * GIB, 2, 'gigabyte'],
  [5.5 * GIB, 5.5, 'gigabyte'],
  [4096 * GIB, 4096, 'gigabyte'],
])('%d bytes are %d as %s', (bytes, value, unit) => {
  expect(inLargestUnit(bytes)).toEqual({ value, unit });
});
