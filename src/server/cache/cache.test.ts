import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, expect, it } from 'vitest';
import {
  invalidateHere,
  pictureTag,
  setBeforeEverything,
  setPictureNames,
  setResponseCache,
  soon,
} from './invalidation';

const CACHES = Symbol.for('makerstep.caches');
afterEach(() => void Reflect.deleteProperty(globalThis, CACHES));

it('invalidates nothing where there is no cache', async () => {
  await expect(invalidateHere(['project:a'])).resolves.toBeUndefined();
});

it('invalidates first the data, then the responses that show it, and none by a picture', async () => {
  const calls: string[] = [];
  Object.assign(globalThis, {
    [CACHES]: {
      dataCache: { updateTags: async (tags: string[]) => void calls.push(`data ${tags.join()}`) },
    },
  });
  setResponseCache({ invalidate: (tags) => void calls.push(`pages ${tags.join()}`) });
  setPictureNames({ invalidate: (tags) => void calls.push(`pictures ${tags.join()}`) });
  await invalidateHere(['project:a', pictureTag('k'), 'projects']);
  await invalidateHere([pictureTag('k')]);
  expect(calls).toEqual([
    'pictures project:a,picture:k,projects',
    'data project:a,projects',
    'pages project:a,projects',
    'pictures picture:k',
  ]);
});

it('invalidates data at once by what pages show soon', async () => {
  const calls: string[] = [];
  Object.assign(globalThis, {
    [CACHES]: { dataCache: { updateTags: async (tags: string[]) => void calls.push(...tags) } },
  });
  setResponseCache({ invalidate: (tags) => void calls.push(...tags) });
  await invalidateHere([soon('project:a'), 'projects']);
  expect(calls).toEqual(['project:a', 'projects', 'soon:project:a', 'projects']);
});

it('reads what pages show without a cache again before everything is invalidated', async () => {
  const calls: string[] = [];
  setBeforeEverything(async () => void calls.push('read'));
  setResponseCache({ invalidate: (tags) => void calls.push(tags.join()) });
  await invalidateHere(['projects']);
  await invalidateHere(['everything']);
  expect(calls).toEqual(['projects', 'read', 'everything']);
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
