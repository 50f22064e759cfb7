import { expect, it } from 'vitest';
import { onlyGuide } from '@/testing/found-guides';
import { markdownReader } from '../markdown/markdown-reader';

const read = (front: string, body = '# Rolls\n\nSoft.\n\n## Mix\n\nSlowly.') =>
  onlyGuide(markdownReader, 'rolls.md', `---\n${front}\n---\n\n${body}\n`);
const yieldOf = (amount: number, value: string) => ({ amount, unit: [{ lang: 'en', value }] });

it.each([
  ['yield: 40 rolls', undefined, yieldOf(40, 'rolls'), 'Soft.'],
  ['kind: recipe\nyield: 12', 2, yieldOf(12, 'servings'), 'Soft.'],
  ['servings: 4-6', 2, yieldOf(4, 'servings'), 'Soft.\n\nMakes: 4-6'],
  ['serves: a crowd', 2, undefined, 'Soft.\n\nMakes: a crowd'],
  ['yield:\n  amount: 2\n  unit: trays', undefined, yieldOf(2, 'trays'), 'Soft.'],
  ['title: Rolls', undefined, undefined, 'Soft.'],
])('reads the yield of %s', (front, kind, made, description) => {
  const guide = read(front);
  expect([guide.kind, guide.yield, guide.description]).toEqual([kind, made, description]);
});

it('keeps the lines that a step uses in its text where its lists do not have them', () => {
  const own = 'averageTime: "00:10"\nlanguage: en\nparts:\n  - 500 g flour';
  const textWith = (line: string) =>
    read(own, `# Rolls\n\n## Mix\n\n> Uses:\n>\n> - ${line}\n\nSlowly.`).steps[0]?.text;
  expect(textWith('500 g flour (× 1/2)')).toBe('Slowly.');
  expect(textWith('200 g sugar')).toContain('200 g sugar');
});
