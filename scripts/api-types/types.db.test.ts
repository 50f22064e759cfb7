import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { apiTypes, API_TYPES_FILE } from './types';

it('are up to date with the API; otherwise: npm run api-types', async () => {
  expect((await readFile(API_TYPES_FILE, 'utf8')) === (await apiTypes())).toBe(true);
});
