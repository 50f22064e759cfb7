import { expect, it } from 'vitest';
import { newGuide } from '@/testing/version-contents';
import type { GuideHead } from './content';
import { withFacts } from './facts';

const rolls = { lang: 'en' as const, value: 'rolls' };
const translated = { lang: 'pt-BR' as const, value: 'pães' };
const head: GuideHead = {
  ...newGuide(0).project,
  languages: ['en', 'pt-BR'],
  kind: 2,
  yield: { amount: 4, unit: [rolls, translated] },
};

it('leaves facts that a change does not name as they are', () => {
  const renamed = withFacts(head, {
    yield: { amount: 4, unit: [{ ...rolls, value: 'buns' }, translated] },
  });
  expect(renamed.yield?.unit[1]?.of).toBeTruthy();
  const other = withFacts(renamed, { items: [] });
  expect(other).toEqual(renamed);
  // The source is as it was when the translation was made.
  expect(withFacts(other, { yield: { amount: 4, unit: [rolls, translated] } })).toEqual(head);
});

it('stores no defaults', () => {
  const plain = withFacts(head, { kind: 1, yield: null });
  expect(Object.keys(plain)).not.toContain('kind');
  expect(Object.keys(plain)).not.toContain('yield');
});
