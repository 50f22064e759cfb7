import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, expect, it } from 'vitest';
import { invalidateTags } from './invalidate-tags';
import { setResponseCache, setPublish } from './invalidation';

const CACHES = Symbol.for('makerstep.caches');
afterEach(() => void Reflect.deleteProperty(globalThis, CACHES));

it('invalidates nothing where there is no cache', async () => {
  await expect(invalidateTags('project:a')).resolves.toBeUndefined();
});

it('invalidates the cache of Next first, then the response cache, then other instances', async () => {
  const told: string[] = [];
  Object.assign(globalThis, {
    [CACHES]: {
      dataCache: { updateTags: async (tags: string[]) => void told.push(`data ${tags.join()}`) },
    },
  });
  setResponseCache({
    invalidate: (tags) => void told.push(`pages ${tags.join()}`),
  });
  setPublish(async (tags) => void told.push(`others ${tags.join()}`));
  await invalidateTags('project:a', 'projects');
  expect(told).toEqual([
    'data project:a,projects',
    'pages project:a,projects',
    'others project:a,projects',
  ]);
});

it('tags every cached result with the tag for everything', () => {
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
  expect(taggers).toEqual(['src/server/cache/cache.ts']);
});
