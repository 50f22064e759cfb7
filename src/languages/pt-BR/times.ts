import type { TimeWords } from '../types';

export const times: TimeWords = {
  units: {
    second: 's|segs?|segundos?',
    minute: "m|mins?|minutos?|'",
    hour: 'h|hs|horas?',
    day: 'd|dias?',
    week: 'semanas?',
  },
  around: 'menos de|mais de|cerca de|aprox(?:imadamente)?|ate',
  range: 'a|ou',
  and: 'e',
  phrases: [
    ['meia hora', '30 min'],
    ['tres quartos de hora', '45 min'],
    ['um quarto de hora', '15 min'],
    ['e meia', '30 min'],
  ],
  numbers: {
    2: 'dois|duas',
    3: 'tres',
    4: 'quatro',
    5: 'cinco',
    10: 'dez',
    15: 'quinze',
    20: 'vinte',
    30: 'trinta',
  },
  one: 'uma?',
};
