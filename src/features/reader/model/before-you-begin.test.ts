import { expect, it } from 'vitest';
import type { LineKind } from '@/features/projects/model/lines/lines';
import type { PublicProject } from '@/features/projects/schema';
import { guideWarnings } from './before-you-begin';

const step = (id: string, type: 1 | 2, lines: [LineKind, string][] = []) =>
  ({
    id,
    type,
    lines: lines.map(([kind, value], index) => ({
      id: `${id}${index}`,
      kind,
      text: [{ lang: 'en', value }],
    })),
  }) as unknown as PublicProject['steps'][number];

it('lists dangers, then warnings, with the numbers of their steps, the same words once', () => {
  const steps = [
    step('a', 1, [
      ['tip', 'Use a towel'],
      ['warning', 'Hot oil'],
    ]),
    step('I', 2),
    step('b', 1, [
      ['warning', 'Hot oil'],
      ['danger', '230 V'],
      ['caution', 'Sharp'],
    ]),
    step('c', 1, [['danger', 'Hot oil']]),
  ];
  expect(
    guideWarnings({ steps, languages: ['en'] }, 'en').map(({ line, steps: numbers }) => [
      line.kind,
      line.text.value,
      numbers,
    ]),
  ).toEqual([
    ['danger', '230 V', [2]],
    ['danger', 'Hot oil', [3]],
    ['warning', 'Hot oil', [1, 2]],
  ]);
});
