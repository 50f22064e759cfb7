import { expect, it } from 'vitest';
import { STEP_NAME_MAX } from '@/features/projects/constants';
import type { ProjectView } from '@/features/projects/schema';
import {
  isList,
  stepsOfList,
  stepsWithoutText,
  textsFilled,
  textsOfListed,
  tooLongLines,
} from './written-list';

const names = (text: string) => stepsOfList(text).map(({ name }) => name);

it.each([
  ['numbers', '1. Wipe it\n2. Oil it'],
  ['brackets', '1) Wipe it\r\n(2) Oil it'],
  ['dashes', '- Wipe it\n\n  – Oil it\n'],
  ['dots', '• Wipe it\n* Oil it'],
  ['boxes', '- [ ] Wipe it\n☐ Oil it'],
  ['words', 'Step 1: Wipe it\nPasso 2 - Oil it'],
  ['nothing', 'Wipe it\nOil it'],
])('reads a list whose lines begin with %s', (_, text) => {
  expect(names(text)).toEqual(['Wipe it', 'Oil it']);
  expect(isList(text)).toBe(true);
});

it('keeps what only looks like a list marker', () => {
  expect(names('2 screws go in\n1.5 mm drill\n-5 °C outside\n4x4 planks\nStep aside')).toEqual([
    '2 screws go in',
    '1.5 mm drill',
    '-5 °C outside',
    '4x4 planks',
    'Step aside',
  ]);
});

it('keeps a number that does not count its line', () => {
  expect(names('(4) M5 screws\n#2 Phillips\n3. gear\n2 - 3 turns')).toEqual([
    '(4) M5 screws',
    '#2 Phillips',
    '3. gear',
    '2 - 3 turns',
  ]);
});

it('leaves out empty lines', () => {
  expect(names('1. Wipe it\n---\n2.\n\n***')).toEqual(['Wipe it']);
  expect(isList('Wipe it\n---')).toBe(false);
});

it('splits a long line after a sentence', () => {
  expect(
    stepsOfList('Wipe the blade. Use a dry cloth, and keep your fingers behind the edge.')[0],
  ).toMatchObject({
    name: 'Wipe the blade',
    description: 'Use a dry cloth, and keep your fingers behind the edge.',
  });
  expect(
    stepsOfList('Is it dry? then oil the blade on both sides, thinly, from the back.')[0],
  ).toMatchObject({
    name: 'Is it dry?',
    description: 'Then oil the blade on both sides, thinly, from the back.',
  });
  expect(stepsOfList('Wipe the blade – with a dry cloth that has no fluff on it')[0]).toMatchObject(
    {
      name: 'Wipe the blade',
      description: 'With a dry cloth that has no fluff on it',
    },
  );
});

it('splits any other long line between words, and has all of it in the description', () => {
  const line = 'Wipe the blade with a dry cloth that leaves no fluff on the steel';
  const [step] = stepsOfList(line);
  expect(step).toEqual({
    line,
    name: 'Wipe the blade with a dry cloth that leaves no…',
    description: line,
  });
  const [word] = stepsOfList('x'.repeat(80));
  expect(word?.name).toHaveLength(STEP_NAME_MAX);
});

it('reports lines that are still too long', () => {
  const steps = stepsOfList(`Wipe it\n${'long '.repeat(120)}`);
  expect(tooLongLines(steps)).toEqual([steps[1]]);
});

it('writes in the primary language, leaves the others for later and proposes missing texts', () => {
  const [short, long] = stepsOfList(`Wipe it\nOil it. ${'Not too much. '.repeat(5)}`);
  expect(short && textsOfListed(short, ['pt-BR', 'en'])).toEqual({
    name: [
      { lang: 'pt-BR', value: 'Wipe it' },
      { lang: 'en', value: '', pending: true },
    ],
    description: [
      { lang: 'pt-BR', value: '…' },
      { lang: 'en', value: '', pending: true },
    ],
  });
  expect(long && textsOfListed(long, ['en']).description[0]?.value).toMatch(/^Not too much/);
});

it('uses the text after a colon as the description, of a short line too', () => {
  expect(stepsOfList('Wipe it: use a dry cloth\nMix 1:2\n12:30: have lunch')).toMatchObject([
    { name: 'Wipe it', description: 'Use a dry cloth' },
    { name: 'Mix 1:2' },
    { name: '12:30: have lunch' },
  ]);
});

it('fills the primary language of steps that have a picture and only proposed texts', () => {
  const languages = ['pt-BR', 'en'] as const;
  const step = (id: string, name: string, fields = {}) => ({
    id,
    type: 1,
    file: {},
    name: [
      { lang: 'pt-BR', value: name },
      { lang: 'en', value: 'Sand' },
    ],
    description: [{ lang: 'pt-BR', value: '…' }],
    ...fields,
  });
  const project = {
    languages,
    steps: [
      step('waits', 'Passo 1'),
      step('named', 'Lixe'),
      step('bare', 'Passo 3', { file: null }),
      step('chapter', 'Passo 4', { type: 2 }),
    ],
  } as unknown as ProjectView;
  const [waiting, ...others] = stepsWithoutText(project);
  expect([waiting?.id, others]).toEqual(['waits', []]);
  const [short, long] = stepsOfList('Lixe\nLixe: devagar');
  expect(waiting && short && textsFilled(waiting, short, languages)).toEqual({
    name: [
      { lang: 'pt-BR', value: 'Lixe' },
      { lang: 'en', value: 'Sand' },
    ],
  });
  expect(waiting && long && textsFilled(waiting, long, languages).description).toEqual([
    { lang: 'pt-BR', value: 'Devagar' },
  ]);
});
