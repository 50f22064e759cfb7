import { all, combined, counted, joined } from '../notation';
import type { DurationWords } from '../types';

const ONES = counted('one two three four five six seven eight nine');
const TENS = counted('twenty thirty forty|fourty fifty sixty seventy eighty ninety', 20, 10);
const OF_A = ['', 'a', 'an', 'of a', 'of an'];
const PERIODS = 'day week month year hour hr minute min second'.split(' ');

export const durations: DurationWords = {
  units: {
    second: 's sec secs second seconds'.split(' '),
    minute: 'min mins minute minutes'.split(' '),
    hour: 'h hr hrs hour hours'.split(' '),
  },
  abbreviations: 's sec secs min mins h hr hrs'.split(' '),
  beforeDigits: 'h min minute minutes'.split(' '),
  longUnits: 'day days week weeks month months year years'.split(' '),
  clockFormats: { before: ['format'], after: ['clock', 'clocks', 'format'] },
  beforeDecades: ['the', 'early', 'late', 'mid'],
  numbers: new Map([
    ...ONES,
    ...counted(
      'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
      10,
    ),
    ...TENS,
    ...joined(TENS, ONES),
    ...all(combined(['a', ''], ['couple', 'couple of']), 2),
  ]),
  fractions: new Map([
    ...all(combined(combined(['', 'a', 'one'], ['half']), OF_A), 0.5),
    ...all(combined(combined(['', 'a', 'one'], ['quarter']), OF_A), 0.25),
    ...all(combined(combined(['three'], ['quarter', 'quarters']), OF_A), 0.75),
  ]),
  articles: ['a', 'an', 'another'],
  tails: new Map([
    ...all(['and a half', 'and half', 'and one half'], 0.5),
    ...all(['and a quarter', 'and one quarter'], 0.25),
    ...all(['and three quarters'], 0.75),
  ]),
  measures: (
    'cup cups teaspoon teaspoons tablespoon tablespoons tsp tbsp inch inches pound pounds ounce ounces ' +
    'turn turns litre liter pint dozen of'
  ).split(' '),
  bareUnits: ['hour', 'minute'],
  hundreds: ['hundred', 'hundred and', 'thousand'],
  and: ['and'],
  to: ['to'],
  or: ['or'],
  between: ['between'],
  adjectives: ['more', 'additional', 'extra', 'further', 'full', 'good', 'whole'],
  about: ['about', 'around', 'approximately', 'approx', 'roughly', 'nearly', 'almost'],
  every: ['every', 'per'],
  rates: [...combined(['a', 'an', 'per'], PERIODS), 'daily', 'weekly', 'monthly', 'yearly'],
  periods: PERIODS,
  clock: ['open', 'open from', 'closed from'],
  clockAfter: [],
  hourLabels: ['opening hours', 'start time', 'departure time', 'arrival time'],
  numberLabels:
    'step steps figure fig page pages chapter part no number level speed mark stage setting picture row line'.split(
      ' ',
    ),
};
