import { expect, it } from 'vitest';
import { newGuide } from '@/testing/version-contents';
import type { GuideContent, StepUse } from '../content/content';
import { compare } from './compare';

const [base] = [newGuide(2)];
/** A guide with parts as `id line`, whose first step uses these. */
const guide = (parts: readonly string[], ...uses: StepUse[]): GuideContent => ({
  ...base,
  project: {
    ...base.project,
    parts: parts.map((part) => {
      const [id = '', value = ''] = part.split(' ');
      return { id, text: [{ lang: 'en', value }] };
    }),
  },
  steps: base.steps.map((step, index) => (index === 0 ? { ...step, uses } : step)),
});
const usesOf = (from: GuideContent, to: GuideContent) => compare(from, to).steps[0]?.uses;

it('names what came, went, changed and moved, by its present line', () => {
  const from = guide(
    ['a board', 'b nail', 'c glue', 'd oil'],
    { item: 'a' },
    { item: 'b' },
    { item: 'c' },
  );
  const to = guide(
    ['a plank', 'b nail', 'c glue', 'd oil'],
    { item: 'c', share: 0.5 },
    { item: 'a' },
    { item: 'd' },
  );
  expect(usesOf(from, to)).toEqual([
    { item: 'b', line: 'nail', isMoved: false, before: {} },
    { item: 'c', line: 'glue', isMoved: true, before: {}, after: { share: 0.5 } },
    { item: 'd', line: 'oil', isMoved: false, after: {} },
  ]);
  expect(
    usesOf(
      from,
      guide(['a plank', 'b nail', 'c glue'], { item: 'a' }, { item: 'b' }, { item: 'c' }),
    ),
  ).toBeUndefined();
});

it('knows a line that went and came back', () => {
  const from = guide(['a board', 'b nail'], { item: 'a', share: 0.5 });
  expect(usesOf(from, guide(['x board', 'b nail'], { item: 'x', share: 0.5 }))).toBeUndefined();
});
