import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, expect, it, vi } from 'vitest';
import { expireTags } from './cache';
import { carryExpiry, hearExpiry } from './page-expiry';

const HANDLERS = Symbol.for('@next/cache-handlers-set');
const holder = globalThis as typeof globalThis & { [HANDLERS]?: Set<unknown> };
afterEach(() => {
  delete holder[HANDLERS];
  carryExpiry(undefined);
});

it('a job of the server expires what Next has cached, then the finished pages, then what others have', async () => {
  const told: string[] = [];
  holder[HANDLERS] = new Set([
    {
      updateTags: vi.fn(
        async (tags: string[], { expire }: { expire: number }) =>
          void told.push(`next ${tags.join()} in ${expire} s`),
      ),
    },
  ]);
  hearExpiry({ expire: (tags) => void told.push(`pages ${tags.join()}`), refuse: () => undefined });
  carryExpiry(async (tags) => void told.push(`others ${tags.join()}`));
  await expireTags('project:a', 'projects');
  expect(told).toEqual([
    'next project:a,projects in 0 s',
    'pages project:a,projects',
    'others project:a,projects',
  ]);
});

it('where there is no Next nothing is missing', async () => {
  await expect(expireTags('project:a')).resolves.toBeUndefined();
});

it('everything that Next keeps bears the tag of everything', () => {
  const taggers = ['app', 'src']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
    )
    .filter(
      (file) =>
        /\.tsx?$/.test(file) &&
        !/\.test\.tsx?$/.test(file) &&
        /\bcacheTag\b/.test(readFileSync(file, 'utf8')),
    );
  expect(taggers).toEqual(['src/server/cache.ts']);
});
