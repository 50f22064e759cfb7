import type { TimeWords } from '../types';

export const times: TimeWords = {
  units: {
    second: 's|secs?|seconds?',
    minute: "m|mins?|mns?|minutes?|'",
    hour: 'h|hrs?|hours?',
    day: 'd|days?',
    week: 'w|wks?|weeks?',
  },
  around:
    'about|around|approx(?:imately)?|circa|ca|up to|at least|under|over|(?:less|more) than|total(?: time)?',
  range: 'to|or',
  and: 'and',
  phrases: [
    ['half an hour|half hour', '30 min'],
    ['three quarters of an hour', '45 min'],
    ['(?:a )?quarter of an hour', '15 min'],
    ['and a half', '30 min'],
  ],
  numbers: {
    2: 'two',
    3: 'three',
    4: 'four',
    5: 'five',
    10: 'ten',
    15: 'fifteen',
    20: 'twenty',
    30: 'thirty',
  },
  one: 'an|a|one',
};
