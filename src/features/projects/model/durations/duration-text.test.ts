import { describe, expect, it } from 'vitest';
import { countdownText, durationText, isoOfSeconds } from './duration-text';

/** Versions of Intl differ in their spaces. */
const plain = (text: string) => text.replace(/\s+/g, ' ');

describe('durationText', () => {
  it.each([
    ['en', '1 hr 30 min'],
    ['pt-BR', '1 h 30 min'],
    ['es', '1 h 30 min'],
    ['fr', '1 h 30 min'],
    ['de', '1 Std., 30 Min.'],
  ])('says it in %s', (lang, text) => {
    expect(plain(durationText(5400, lang))).toBe(text);
  });

  it('omits zeros, but not all of them', () => {
    expect(plain(durationText(1200, 'fr'))).toBe('20 min');
    expect(plain(durationText(0, 'en'))).toBe('0 sec');
  });

  it('has whole words for speech', () => {
    expect(plain(durationText(3660, 'pt-BR', 'long'))).toContain('1 hora');
  });
});

it('counts down', () => {
  expect([3600, 245, 59, 0].map(countdownText)).toEqual(['1:00:00', '4:05', '0:59', '0:00']);
});

it('writes ISO 8601', () => {
  expect([5400, 90, 86_400].map(isoOfSeconds)).toEqual(['PT1H30M', 'PT1M30S', 'PT24H']);
});
