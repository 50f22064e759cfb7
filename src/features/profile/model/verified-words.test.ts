import { expect, it } from 'vitest';
import { verifiedWords } from './verified-words';

it('the mark of a verified creator names the site and the day in UTC, in the language', () => {
  const creator = { verifiedAt: '2026-11-27T23:59:00.000Z' };
  expect(verifiedWords(creator, 'Makerstep', 'en')).toEqual({
    site: 'Makerstep',
    date: 'Nov 27, 2026',
  });
  expect(verifiedWords(creator, 'Makerstep', 'pt-BR').date).toBe('27 de nov. de 2026');
  expect(verifiedWords({ verifiedAt: null }, 'Makerstep', 'en').date).toBe('none');
});
