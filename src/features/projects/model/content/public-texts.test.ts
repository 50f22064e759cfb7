import { expect, it } from 'vitest';
import {
  newGuide,
  newLine,
  newMark,
  newMedium,
  newQuestion,
  newStep,
  newTimer,
} from '@/testing/version-contents';
import { publicTexts } from './public-texts';

it('has every text of a guide, in each of its languages, with its place', () => {
  const guide = newGuide(0);
  const at = (value: string) => [
    { lang: 'en' as const, value },
    { lang: 'pt-BR' as const, value: `${value} pt` },
    { lang: 'de' as const, value: 'in a removed language' },
  ];
  const step = {
    ...newStep(),
    type: 1 as const,
    name: at('name'),
    description: at('description'),
    alt: at('alt'),
    marks: [{ ...newMark(), id: 'k', label: at('mark') }],
    further: [{ ...newMedium(), id: 'm', alt: at('further'), marks: [] }],
    lines: [{ ...newLine(), id: 'l', text: at('line') }],
    timers: [{ ...newTimer(), id: 't', label: at('timer') }],
    mediumId: 'f',
  };
  const texts = publicTexts({
    project: {
      ...guide.project,
      description: at('about'),
      category: at('category'),
      tags: at('tag one\ntag two'),
      alt: at('cover'),
      fileId: 'f',
      brand: 'brand',
      source: { url: 'https://a.example' },
    },
    steps: [step],
    questions: [{ ...newQuestion(), question: at('question'), answer: at('answer') }],
  });
  expect(texts.map(([, text]) => text)).not.toContain('in a removed language');
  expect(Object.fromEntries(texts)).toMatchObject({
    'name.en': 'Shelf',
    'name.pt-BR': 'Estante',
    'description.en': 'about',
    'category.en': 'category',
    'tags.pt-BR': 'tag one\ntag two pt',
    'parts.1.en': 'nail',
    'alt.en': 'cover',
    brand: 'brand',
    'source.url': 'https://a.example',
    'steps.0.name.pt-BR': 'name pt',
    'steps.0.description.en': 'description',
    'steps.0.alt.en': 'alt',
    'steps.0.media.m.alt.en': 'further',
    'steps.0.media.f.mark.k.en': 'mark',
    'steps.0.line.l.en': 'line',
    'steps.0.timer.t.pt-BR': 'timer pt',
    'questions.0.question.en': 'question',
    'questions.0.answer.pt-BR': 'answer pt',
  });
});
