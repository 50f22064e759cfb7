import type { TimeWords } from '../types';

export const times: TimeWords = {
  units: {
    second: 's|secs?|secondes?',
    minute: "m|mins?|mns?|minutes?|'",
    hour: 'h|heures?',
    day: 'd|jours?',
    week: 'semaines?',
  },
  around: "moins de|plus de|a peu pres|environ|env|jusqu'a",
  range: 'a|ou',
  and: 'et',
  phrases: [
    ['(?:une )?demi[- ]heure', '30 min'],
    ["trois quarts d'heure", '45 min'],
    ["(?:un )?quart d'heure", '15 min'],
    ['et demie', '30 min'],
  ],
  numbers: {
    2: 'deux',
    3: 'trois',
    4: 'quatre',
    5: 'cinq',
    10: 'dix',
    15: 'quinze',
    20: 'vingt',
    30: 'trente',
  },
  one: 'une?',
};
