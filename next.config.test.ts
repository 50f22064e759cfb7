import { PHASE_PRODUCTION_BUILD, PHASE_PRODUCTION_SERVER } from 'next/constants';
import { expect, it, vi } from 'vitest';
import configFor from './next.config';

vi.mock('next-intl/plugin', () => {
  throw new Error('It unpacks its compiler.');
});

it('the server runs where nothing can be unpacked, as in a read-only container', async () => {
  await expect(configFor(PHASE_PRODUCTION_BUILD)).rejects.toThrow();
  await expect(configFor(PHASE_PRODUCTION_SERVER)).resolves.toMatchObject({
    cacheComponents: true,
  });
});

it('pages for developers are in no build for production', async () => {
  await expect(configFor(PHASE_PRODUCTION_SERVER)).resolves.toMatchObject({
    pageExtensions: ['tsx', 'ts'],
  });
});
