import { expect, it } from 'vitest';
import type { StepView } from '@/features/projects/steps/schema';
import { outsideMarks, unmarkedNumbers } from './mark-problems';

const mark = (x: number, number: number | null = null) => ({
  ...{ id: `${x}`, kind: 'circle', x, y: 0.1, w: 0.2, h: 0.2, number, tone: null, label: [] },
});
const step = (value: string, marks: object[], edit: object | null = null) =>
  ({
    description: [{ lang: 'en', value }],
    lines: [{ id: 'l', kind: 'tip', text: [{ lang: 'pt-BR', value: 'Veja ④' }] }],
    media: [{ id: 'm', marks, edit }],
  }) as unknown as StepView;

it('names numbers in the texts that no mark has', () => {
  const text = step('Press ①, then ② and ② again', [mark(0.1, 1)]);
  expect(unmarkedNumbers(text, ['en'])).toBe('②');
  expect(unmarkedNumbers(text, ['en', 'pt-BR'])).toBe('② ④');
});

it('counts the marks that the crop leaves out', () => {
  const crop = { x: 0.5, y: 0, w: 0.5, h: 1 };
  expect(outsideMarks(step('', [mark(0.1), mark(0.4), mark(0.7)], { crop, turn: 1 }))).toBe(1);
  expect(outsideMarks(step('', [mark(0.1)]))).toBe(0);
});
