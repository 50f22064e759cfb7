import { expect, it } from 'vitest';
import { newGuide } from '@/testing/version-contents';
import { compare } from './compare';
import { countChanges } from './summary';

it('lists kind, yield with its word, and the lines that do not scale', () => {
  const from = newGuide(0);
  const to = structuredClone(from);
  const word = (value: string) => [{ lang: 'en' as const, value }];
  Object.assign(from.project, { yield: { amount: 40, unit: word('rolls') } });
  Object.assign(to.project, { kind: 2, yield: { amount: 30, unit: word('buns') } });
  const [board, , glue] = from.project.parts;
  for (const part of [board, glue]) Object.assign(part ?? {}, { fixed: true });
  // The nail does not scale any more; glue was removed and added again.
  const [, nail, sameGlue] = to.project.parts;
  Object.assign(nail ?? {}, { fixed: true });
  Object.assign(sameGlue ?? {}, { id: 'another', fixed: true });
  const changes = compare(from, to);
  expect(changes.project).toMatchObject({
    texts: [{ field: 'yield', lang: 'en', before: 'rolls', after: 'buns' }],
    lists: [{ field: 'fixed', lang: 'en', added: ['nail'], removed: ['board'] }],
    settings: [
      { field: 'kind', before: 1, after: 2 },
      { field: 'yield', before: 40, after: 30 },
    ],
  });
  expect(countChanges(changes)).toBe(3);
});
