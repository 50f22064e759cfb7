import { all, combined, counted, joined } from '../notation';
import type { DurationWords } from '../types';

const ONES = counted('ein zwei|zwo drei vier funf|fuenf sechs sieben acht neun');
const TEENS = counted(
  'zehn elf zwolf|zwoelf dreizehn vierzehn funfzehn|fuenfzehn sechzehn siebzehn achtzehn neunzehn',
  10,
);
const TENS = counted(
  'zwanzig dreissig vierzig funfzig|fuenfzig sechzig siebzig achtzig neunzig',
  20,
  10,
);
const ARTICLES = ['ein', 'eine', 'einer', 'einen', 'einem'];
const HALVES = ['halb', 'halbe', 'halben', 'halber', 'halbes'];
const PERIODS = 'tag woche monat jahr stunde minute'.split(' ');

export const durations: DurationWords = {
  units: {
    second: 's sek sekunde sekunden'.split(' '),
    minute: 'min minute minuten'.split(' '),
    hour: 'h std stunde stunden'.split(' '),
  },
  abbreviations: 's sek min h std'.split(' '),
  beforeDigits: 'h min minute'.split(' '),
  longUnits: 'tag tage tagen woche wochen monat monate monaten jahr jahre jahren'.split(' '),
  clockFormats: { before: [], after: ['uhr', 'anzeige'] },
  beforeDecades: [],
  numbers: new Map([
    ...ONES,
    ...all([...ARTICLES, 'eins'], 1),
    ...TEENS,
    ...TENS,
    // The ones come first: fünfunddreißig.
    ...joined(
      ONES.map(([one, value]): [string, number] => [`${one}und`, value]),
      TENS,
      '',
    ),
    ...['anderthalb', 'eineinhalb', 'einundeinhalb'].map((word): [string, number] => [word, 1.5]),
    ...joined([...ONES, ...TEENS], [['einhalb', 0.5]], ''),
    ...joined(
      ONES,
      [
        ['einviertel', 0.25],
        ['dreiviertel', 0.75],
      ],
      '',
    ),
  ]),
  fractions: new Map([
    ...all(combined(['', ...ARTICLES], HALVES), 0.5),
    ...all(combined(['', ...ARTICLES], ['viertel']), 0.25),
    ...all(combined(['', ...ARTICLES], ['dreiviertel', 'drei viertel']), 0.75),
  ]),
  articles: [],
  tails: new Map(),
  measures: [],
  bareUnits: [],
  hundreds: ['hundert', 'einhundert', 'tausend'],
  and: ['und'],
  to: ['bis'],
  or: ['oder'],
  between: ['zwischen'],
  adjectives: ['weiter', 'gut', 'knapp', 'voll', 'ganz'].flatMap((stem) =>
    ['e', 'en', 'er', 'es', 'em'].map((ending) => stem + ending),
  ),
  about: 'etwa ca circa ungefähr rund zirka'.split(' '),
  every: 'alle jede jeder jeden jedes pro per'.split(' '),
  rates: [
    ...combined(['pro', 'je', 'per'], PERIODS),
    ...['am tag', 'in der woche', 'im monat', 'im jahr'],
    ...'täglich wöchentlich monatlich jährlich'.split(' '),
  ],
  periods: PERIODS,
  clock: [...combined(['geöffnet', 'geschlossen'], ['', 'von'])],
  clockAfter: [],
  hourLabels: ['öffnungszeiten', 'uhrzeit', 'beginn', 'abfahrt'],
  numberLabels:
    'schritt schritte schritten abbildung abb seite seiten kapitel teil nr nummer stufe geschwindigkeit foto bild'.split(
      ' ',
    ),
};
