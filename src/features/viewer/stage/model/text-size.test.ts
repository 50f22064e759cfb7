import { describe, expect, it } from 'vitest';
import { textSize } from './text-size';
import { tickDashes } from './ticks';

const textOfLength = (count: number) => 'abcd '.repeat(count / 5).trim();

describe('the size of a step’s text', () => {
  it('fills the box, whatever its length', () => {
    // A phone's box of 328 × 190, as a square of the same area.
    const side = Math.sqrt(328 * 190);
    const px = (letters: number) =>
      Math.round(side * textSize('Saw it', textOfLength(letters)).bySide);
    expect([60, 150, 300].map(px)).toEqual([32, 23, 17]);
  });

  it('breaks no word that most boxes can hold, and is not made tiny by a URL', () => {
    const widthPx = 328;
    const px = (word: string) => Math.round(widthPx * textSize('Saw', word).byWord);
    expect(px('Sicherheitsventil')).toBe(32);
    expect(px(`https://example.org/${'a'.repeat(200)}`)).toBe(25);
  });

  it('counts the room that long words leave empty', () => {
    const long = 'Geschwindigkeitsbegrenzungsschraube '.repeat(4);
    expect(textSize('Saw', long).bySide).toBeLessThan(
      textSize('Saw', textOfLength(144)).bySide * 0.93,
    );
  });

  it('counts a line that ends early', () => {
    expect(textSize('Saw', 'a\nb\nc').bySide).toBeLessThan(textSize('Saw', 'a b c').bySide);
  });
});

it('dashes the ring where steps are done', () => {
  const ids = ['a', 'b', 'c', 'd'];
  expect(tickDashes(ids, [])).toBe('0 4');
  expect(tickDashes(ids, ['a', 'b', 'd'])).toBe('2 1 1 0');
  expect(tickDashes(ids, ids)).toBe('4 0');
});
