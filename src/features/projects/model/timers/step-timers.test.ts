import { expect, it } from 'vitest';
import type { LocalizedText } from '@/shared/interface/localized-text';
import { shownTimers, stepTimers } from './step-timers';

const en = (value: string): LocalizedText => ({ lang: 'en', value });
const pt = (value: string): LocalizedText => ({ lang: 'pt-BR', value });

it('has the durations of each language', () => {
  const name = [en('Glue it'), pt('Cole')];
  const description = [
    en('Press for 40 seconds, then wait 20 to 25 minutes.'),
    pt('Espere meia hora.'),
  ];
  expect(stepTimers({ name, description })).toEqual({
    found: {
      en: [{ seconds: 40 }, { seconds: 1200, secondsTo: 1500 }],
      'pt-BR': [{ seconds: 1800 }],
    },
  });
});

it('has nothing for a step without any', () => {
  expect(stepTimers({ name: [en('Sand it')], description: [en('Use 2 sheets.')] })).toBeUndefined();
});

it('takes a duration in name and description once, and repetitions in the description', () => {
  const name = [en('Wait 10 minutes')];
  const description = [en('Wait 10 minutes, turn it, wait 10 minutes.')];
  expect(stepTimers({ name, description })).toEqual({
    found: { en: [{ seconds: 600 }, { seconds: 600 }] },
  });
});

it('leaves durations out where the creator set timers', () => {
  const timers = [{ id: 'a', seconds: 300, label: [en('Tea')] }];
  const step = { name: [en('Tea')], description: [en('Wait 10 minutes.')], timers };
  expect(stepTimers(step)).toEqual({ named: timers });
});

it('reads a text in the language it is shown in', () => {
  const picked = (value: string) => ({ value, lang: 'de' as const, isFallback: true });
  expect(shownTimers({}, picked('Kleben'), picked('Anderthalb Stunden warten.'))).toEqual([
    { seconds: 5400 },
  ]);
});
