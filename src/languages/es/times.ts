import type { TimeWords } from '../types';

export const times: TimeWords = {
  units: {
    second: 's|segs?|segundos?',
    minute: "m|mins?|minutos?|'",
    hour: 'h|hs|horas?',
    day: 'd|dias?',
    week: 'semanas?',
  },
  around: 'menos de|mas de|cerca de|aprox(?:imadamente)?|unos|unas|hasta',
  range: 'a|o',
  and: 'y',
  phrases: [
    ['media hora', '30 min'],
    ['tres cuartos de hora', '45 min'],
    ['(?:un )?cuarto de hora', '15 min'],
    ['y media', '30 min'],
  ],
  numbers: {
    2: 'dos',
    3: 'tres',
    4: 'cuatro',
    5: 'cinco',
    10: 'diez',
    15: 'quince',
    20: 'veinte',
    30: 'treinta',
  },
  one: 'una?',
};
