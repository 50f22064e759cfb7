import { headTextsOf } from './plain-head';
import type { StoredLine, StoredTimer } from '@/features/projects/model/lines/lines';
import type { StoredMark } from '@/features/projects/model/marks/marks';
import type { Medium } from '@/features/projects/model/content/media';
import type { GuideContent, GuideStep } from '@/features/projects/model/content/content';

// Every new value is unlike all others, so what was touched differs at the end.
let made = 0;
export const fresh = () => `${(made += 1)}`;

export function newStep(): GuideStep {
  return {
    id: `s${fresh()}`,
    type: made % 4 === 0 ? 2 : 1,
    name: [
      { lang: 'en', value: fresh() },
      { lang: 'pt-BR', value: fresh() },
    ],
    description: [],
    alt: [],
    lines: [],
    timers: [],
    fileId: fresh(),
    marks: [newMark()],
    further: [],
  };
}
export const newMark = (): StoredMark => ({
  id: `k${fresh()}`,
  kind: 'box',
  ...{ x: 0.1, y: 0.1, w: 0.2, h: 0.2 },
  number: null,
  tone: null,
  label: [{ lang: 'en', value: fresh() }],
});
export const newMedium = (): Medium => ({
  id: `m${fresh()}`,
  fileId: fresh(),
  alt: [{ lang: 'en', value: fresh() }],
  marks: [newMark()],
});
export const newLine = (): StoredLine => ({
  id: `l${fresh()}`,
  kind: 'danger',
  text: [{ lang: 'en', value: fresh() }],
});
export const newTimer = (): StoredTimer => ({
  id: `t${fresh()}`,
  seconds: 60,
  label: [{ lang: 'en', value: fresh() }],
});
export const newQuestion = () => ({
  id: `q${fresh()}`,
  question: [{ lang: 'en' as const, value: fresh() }],
  answer: [],
});
export const newGuide = (size: number): GuideContent => ({
  project: {
    ...headTextsOf({
      name: 'Shelf',
      description: '',
      tools: [],
      parts: ['board', 'nail', 'glue'],
      category: '',
      tags: [],
      texts: { name: [{ lang: 'pt-BR', value: 'Estante' }] },
      languages: ['en', 'pt-BR'],
    }),
    averageTimeMinutes: 40,
    people: 1,
    ref: '',
    brand: '',
    alt: [],
    fileId: null,
    source: null,
  },
  steps: Array.from({ length: size }, newStep),
  questions: Array.from({ length: Math.ceil(size / 3) }, newQuestion),
});
