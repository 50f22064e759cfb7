import { afterEach, expect, it, vi } from 'vitest';
import { expireTags } from './cache';
import { hearExpiry } from './page-expiry';

const HANDLERS = Symbol.for('@next/cache-handlers-set');
const holder = globalThis as typeof globalThis & { [HANDLERS]?: Set<unknown> };
afterEach(() => void delete holder[HANDLERS]);

it('a job of the server expires what Next has cached, and then the finished pages', async () => {
  const told: string[] = [];
  holder[HANDLERS] = new Set([{ updateTags: vi.fn(async (tags: string[], { expire }: { expire: number }) => void told.push(`next ${tags.join()} in ${expire} s`)) }]);
  hearExpiry({ expire: (tags) => void told.push(`pages ${tags.join()}`), refuse: () => undefined });
  await expireTags('project:a', 'projects');
  expect(told).toEqual(['next project:a,projects in 0 s', 'pages project:a,projects']);
});

it('where there is no Next nothing is missing', async () => {
  await expect(expireTags('project:a')).resolves.toBeUndefined();
});
