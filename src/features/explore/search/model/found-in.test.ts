import { expect, it } from 'vitest';
import { foundWords } from './found-in';
import { readSearchText } from './search-query';

const wordsFor = (text: string) => foundWords(readSearchText(text).units);

it('marks the typed words and the beginnings of their other forms', () => {
  expect(wordsFor('iPhone 4 batteries')).toEqual(
    expect.arrayContaining(['iphone', '4', 'batteries', 'batter']),
  );
});

it('marks no beginning so short that other words begin with it by chance', () => {
  // 'Charging' has nothing to do with chairs, nor 'Screen' with k8s.
  expect(wordsFor('chair')).not.toContain('cha');
  expect(wordsFor('k8s')).toEqual(['k8s']);
  expect(wordsFor('bl810')).toEqual(expect.arrayContaining(['bl810', 'bl', '810']));
});
