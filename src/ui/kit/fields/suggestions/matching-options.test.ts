import { expect, it } from 'vitest';
import { matchingOptions } from './matching-options';

const WORDS = ['Madeira', 'Pão', 'Comadre', 'Madrugada', 'a', 'b', 'c', 'd'];

it('finds what contains the typed text, what begins with it first, without regard to case and accents', () => {
  expect(matchingOptions(WORDS, 'MAD')).toEqual(['Madeira', 'Madrugada', 'Comadre']);
  expect(matchingOptions(WORDS, 'pao')).toEqual(['Pão']);
});

it('offers the most used when nothing is typed, never what is there, and nothing when all is typed', () => {
  expect(matchingOptions(WORDS, '')).toEqual(WORDS.slice(0, 6));
  expect(matchingOptions(WORDS, '', ['madeira', 'PAO'])).toEqual([
    'Comadre',
    'Madrugada',
    'a',
    'b',
    'c',
    'd',
  ]);
  expect(matchingOptions(WORDS, 'Madrugada')).toEqual([]);
});
