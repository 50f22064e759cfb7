import { expect, it } from 'vitest';
import { dateWords, momentText } from './date-words';

it('formats a day with two digits, a short month and the time of day, in the local time zone', () => {
  // The tests run in the time zone of Kathmandu, UTC+5:45.
  expect(dateWords('2026-02-28T18:20:00Z', 'en')).toEqual({ date: '01 Mar 2026', time: '00:05' });
  expect(dateWords('2026-09-05T12:00:00Z', 'pt-BR')).toEqual({
    date: '05 set 2026',
    time: '17:45',
  });
  expect(momentText('2026-02-28T18:20:09Z', 'en')).toBe('01 Mar 2026 › 00:05');
  expect(momentText('2026-02-28T18:20:09Z', 'en', true)).toBe('01 Mar 2026 › 00:05:09');
});
