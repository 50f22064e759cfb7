import { expect, it } from 'vitest';
import type { StepTimers } from '@/features/projects/model/timers/step-timers';
import { pickText } from '@/shared/interface/localized-text';
import { startableTimers } from './startable';

const read = (texts: Parameters<typeof pickText>[0]) => pickText(texts, 'pt-BR', ['en', 'pt-BR']);
const startable = (timers: StepTimers) =>
  startableTimers(
    { id: 's', number: 4, name: { value: 'Cole', lang: 'pt-BR', isFallback: false }, timers },
    'pt-BR',
    read,
  );

it('names a timer by its step', () => {
  const [timer] = startable({ found: { 'pt-BR': [{ seconds: 1200, secondsTo: 1500 }] } });
  expect(timer).toMatchObject({ seconds: 1200, secondsTo: 1500 });
  expect(timer?.start).toMatchObject({
    id: 's:1200-0',
    stepNumber: 4,
    name: 'Cole',
    lang: 'pt-BR',
  });
});

it('tells several timers of a step apart', () => {
  const lengths = [{ seconds: 600 }, { seconds: 60 }, { seconds: 600 }];
  const starts = startable({ found: { 'pt-BR': lengths } }).map(({ start }) => start);
  expect(starts.map(({ id }) => id)).toEqual(['s:600-0', 's:60-0', 's:600-1']);
  expect(starts[1]?.name.replace(/\s/g, ' ')).toBe('Cole · 1 min');
});

it('takes the label of a named timer in the language of the reader, else in the primary one', () => {
  const timers = startable({
    named: [
      {
        id: 'a',
        seconds: 60,
        label: [
          { lang: 'en', value: 'Tea' },
          { lang: 'pt-BR', value: 'Chá' },
        ],
      },
      { id: 'b', seconds: 90, label: [{ lang: 'en', value: 'Egg' }] },
      { id: 'c', seconds: 30, label: [] },
    ],
  });
  expect(timers.map(({ start: { name, lang } }) => [name.replace(/\s/g, ' '), lang])).toEqual([
    ['Chá', 'pt-BR'],
    ['Egg', 'en'],
    ['Cole · 30 s', 'pt-BR'],
  ]);
});

it('has none in a language in which no duration was found', () => {
  expect(startable({ found: { en: [{ seconds: 60 }] } })).toEqual([]);
});
