import type { TimeWords } from '../types';

export const times: TimeWords = {
  units: {
    second: 's|sek|sekunden?',
    minute: "m|min|minuten?|'",
    hour: 'h|std|stunden?',
    day: 'd|tage?n?',
    week: 'wochen?',
  },
  around: 'ca|circa|unter|uber|weniger als|mehr als|etwa|ungefahr|bis zu',
  range: 'bis|oder',
  and: 'und',
  phrases: [
    ['(?:eine )?halbe stunde', '30 min'],
    ['dreiviertelstunde', '45 min'],
    ['(?:eine )?viertelstunde', '15 min'],
    ['anderthalb|eineinhalb', '1.5'],
  ],
  numbers: {
    2: 'zwei',
    3: 'drei',
    4: 'vier',
    5: 'funf',
    10: 'zehn',
    15: 'funfzehn',
    20: 'zwanzig',
    30: 'dreissig|dreißig',
  },
  one: 'eine?',
};
