import { expect, it } from 'vitest';
import { coverTime, firstCut, withEnd, withStart } from './clip-cut';

it('the first part is the beginning, of at most 20 seconds', () => {
  expect(firstCut(8.04)).toEqual({ start: 0, end: 8.04 });
  expect(firstCut(90)).toEqual({ start: 0, end: 20 });
});

it('start and end push each other: between half a second and 20 seconds, inside the video', () => {
  const cut = { start: 5, end: 20 };
  expect(withStart(cut, 2, 30)).toEqual({ start: 2, end: 20 });
  expect(withStart({ start: 5, end: 25 }, 2, 30)).toEqual({ start: 2, end: 22 });
  expect(withStart(cut, 24, 30)).toEqual({ start: 24, end: 24.5 });
  expect(withStart(cut, 99, 30)).toEqual({ start: 29.5, end: 30 });
  expect(withEnd(cut, 30, 30)).toEqual({ start: 10, end: 30 });
  expect(withEnd(cut, 3, 30)).toEqual({ start: 2.5, end: 3 });
  expect(withEnd(cut, 0, 30)).toEqual({ start: 0, end: 0.5 });
});

it('a video shorter than the shortest part stays whole', () => {
  const cut = firstCut(0.2);
  expect(withStart(cut, 0.1, 0.2)).toEqual({ start: 0, end: 0.2 });
  expect(withEnd(cut, 0.1, 0.2)).toEqual({ start: 0, end: 0.2 });
});

it('the cover is in the part: the chosen frame, else the first', () => {
  const cut = { start: 5, end: 10 };
  expect([coverTime(cut, 7), coverTime(cut, 4), coverTime(cut, undefined)]).toEqual([7, 5, 5]);
});
