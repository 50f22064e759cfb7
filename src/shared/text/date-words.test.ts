import { expect, it } from 'vitest';
import { dateWords, momentText, namedMoment } from './date-words';

const KATHMANDU = 'Asia/Kathmandu'; // UTC+5:45

it('formats a day with two digits, a short month and the time of day, in a time zone', () => {
  expect(dateWords('2026-02-28T18:20:00Z', 'en', KATHMANDU)).toEqual({
    date: '01 Mar 2026',
    time: '00:05',
  });
  expect(dateWords('2026-02-28T18:20:00Z', 'en', 'UTC').date).toBe('28 Feb 2026');
  expect(dateWords('2027-01-01T01:30:00Z', 'pt-BR', 'America/Sao_Paulo')).toEqual({
    date: '31 dez 2026',
    time: '22:30',
  });
  expect(momentText('2026-02-28T18:20:09Z', 'en', KATHMANDU)).toBe('01 Mar 2026 › 00:05');
  expect(momentText('2026-02-28T18:20:09Z', 'en', KATHMANDU, true)).toBe('01 Mar 2026 › 00:05:09');
});

it('names the time zone within a sentence, also in the hour that a change of clocks repeats', () => {
  const named = (instant: string) => namedMoment(instant, 'en', 'America/New_York');
  expect(named('2026-11-01T05:30:00Z')).toBe('November 1, 2026 at 1:30 AM EDT');
  expect(named('2026-11-01T06:30:00Z')).toBe('November 1, 2026 at 1:30 AM EST');
  expect(namedMoment('2026-12-12T01:05:00Z', 'pt-BR', 'UTC')).toBe(
    '12 de dezembro de 2026 às 01:05 UTC',
  );
});
