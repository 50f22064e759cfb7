import { describe, expect, it } from 'vitest';
import type { ProjectLanguage } from '@/shared/interface/languages';
import type { PublicProject } from '../../schema';
import { amountsReader } from './guide-amounts';
import { scaledLine, textOf } from './scale-line';
import { usesOf } from './step-uses';
import { usesAsWritten } from './uses-as-written';

type Use = PublicProject['steps'][number]['uses'][number];

const usesIn = (line: string, use: Use, lang: ProjectLanguage) =>
  usesOf(
    {
      languages: [lang],
      parts: [line],
      tools: [],
      partLists: [{ lang, values: [line] }],
      toolLists: [],
      items: [{ id: 'a', kind: 'part', fixed: false }],
    },
    amountsReader,
  )({ uses: [use] } as PublicProject['steps'][number]);

describe('an amount of its own', () => {
  it.each<
    [line: string, value: number, unit: string | null, expected: string, lang?: 'fr' | 'pt-BR']
  >([
    ['300 g flour, sifted', 200, 'g', '200 g flour, sifted'],
    ['300ml milk', 100, 'ml', '100 ml milk'],
    ['2 cups of flour', 1 / 3, 'cup', '⅓ cup of flour'],
    ['1 kg (2 lbs) potatoes', 200, 'g', '200 g potatoes'],
    ['1 kg / 2 lbs potatoes', 200, 'g', '200 g potatoes'],
    ['3 onions (300 g)', 1, null, '1 onions'],
    ['uma dúzia de ovos', 3, null, '3 ovos', 'pt-BR'],
    ['3 tasses de lait', 1.5, 'cup', '1½ tasse de lait', 'fr'],
  ])('of %s: %d %s', (line, value, unit, expected, lang) => {
    const own = { item: 'a', amount: { value, unit } };
    const [used] = usesIn(line, own, lang ?? 'en') ?? [];
    const [shown] = used?.lines ?? [];
    expect(shown?.text).toBe(expected);
    const scaled = scaledLine(expected, shown?.measures ?? [], { factor: 1 }, lang ?? 'en');
    expect(textOf(scaled)).toBe(expected);
  });
});

it('of a tool in an earlier version keeps the name of the tool', () => {
  const part = { amount: 500, name: 'flour' };
  const [used] =
    usesAsWritten({
      languages: ['en'],
      parts: ['500 g flour'],
      tools: ['2 clamps'],
      partLists: [{ lang: 'en', values: ['500 g flour'] }],
      toolLists: [{ lang: 'en', values: ['2 clamps'] }],
      items: [
        { id: 'a', kind: 'part', fixed: false },
        { id: 'b', kind: 'tool', fixed: false },
      ],
      partAmounts: [part],
      toolAmounts: [{ amount: 2, name: 'clamps' }],
    } as unknown as PublicProject)({
      uses: [{ item: 'b', amount: { value: 1, unit: null } }],
    } as PublicProject['steps'][number]) ?? [];
  expect(used?.lines[0]?.text).toBe('1 clamps');
});

it('of a line that this version does not have is left out', () => {
  expect(usesIn('2 eggs', { item: 'gone' }, 'en')).toBeUndefined();
});
