import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitLine, fitText } from './fit-text';

/** As if every character were half as wide as it is high. */
const widthOf = (text: string, sizePx: number) => [...text].length * sizePx * 0.5;
const box = { widthPx: 300, heightPx: 200, sizesPx: [60, 40, 20], linesMax: 4, lineHeight: 1 };
const fit = (text: string) => fitText(text, box, widthOf);

describe('a title in its box', () => {
  it('is as large as possible, in lines of whole words', () => {
    expect(fit('Short')).toEqual({ lines: ['Short'], sizePx: 60 });
    expect(fit('Sharpen a knife')).toEqual({ lines: ['Sharpen', 'a knife'], sizePx: 60 });
    expect(fit('Sharpen a kitchen knife')).toEqual({
      lines: ['Sharpen a', 'kitchen', 'knife'],
      sizePx: 60,
    });
  });

  it('has even lines rather than a single word on the last', () => {
    expect(fit('aaaa bbbb cccc dddd eeee ffff gg').lines.map((line) => line.length)).toEqual([
      9, 9, 12,
    ]);
  });

  it('breaks a word only when it is wider than the box at the smallest size', () => {
    expect(fit('x'.repeat(31))).toEqual({ lines: ['x'.repeat(30), 'x'], sizePx: 20 });
    expect(fit('x'.repeat(30))).toEqual({ lines: ['x'.repeat(30)], sizePx: 20 });
  });

  it('ends in an ellipsis after a whole word when it is too long, or within a single long word', () => {
    const { lines } = fit(`${'several words '.repeat(20)}`);
    expect([lines.length, lines.at(-1)]).toEqual([4, 'several words several words…']);
    expect(fit('x'.repeat(500)).lines).toEqual([
      'x'.repeat(30),
      'x'.repeat(30),
      'x'.repeat(30),
      `${'x'.repeat(29)}…`,
    ]);
  });

  it('never leaves the box, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 160 }), (text) => {
        const { lines, sizePx } = fit(text);
        expect(lines.length).toBeLessThanOrEqual(4);
        expect(lines.length * sizePx).toBeLessThanOrEqual(200);
        // A single character wider than the box is unavoidable.
        for (const line of lines)
          expect(widthOf(line, sizePx) <= 300 || [...line].length <= 31).toBe(true);
      }),
    );
  });
});

describe('a line', () => {
  it('is shortened after a word, or within the only one', () => {
    expect(fitLine('fits well', 300, 20, widthOf)).toBe('fits well');
    expect(fitLine('a name, and another', 100, 20, widthOf)).toBe('a name…');
    expect(fitLine('x'.repeat(40), 100, 20, widthOf)).toBe(`${'x'.repeat(9)}…`);
  });
});
