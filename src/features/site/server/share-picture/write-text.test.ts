import { describe, expect, it } from 'vitest';
import { figureFace, headingFace } from './fonts';
import { firstWritable, measureOf, textPath, writable } from './write-text';

describe('words as paths', () => {
  it('keeps what the fonts have, in the five content languages and beyond', () => {
    for (const text of [
      'Pão de queijo à moda',
      'Señal ¿qué?',
      'Œuvre d’été – “très” chère',
      'Größe, Straße, Übung',
      'Łódź žluťoučký',
      'Жук λόγος',
      '<b> & "quotes"',
    ]) {
      expect(writable(text, headingFace())).toBe(text);
    }
  });

  it('leaves out what no font has, and uses plain forms where possible', () => {
    expect(writable('Fire 🔥🚀 and flags 🇧🇷', headingFace())).toBe('Fire and flags');
    expect(writable('left עברית right العربية', headingFace())).toBe('left right');
    expect(writable('ＷＩＤＥ ﬁne', headingFace())).toBe('WIDE fine');
    expect(writable('電気', headingFace())).toBe('');
  });

  it('uses another text when most letters are missing', () => {
    const first = (...texts: string[]) => firstWritable(texts, headingFace());
    expect(first('Pão de queijo 🔥', 'PQ-1')).toBe('Pão de queijo');
    expect(first('修理自行车 A', 'FB-12', 'Brand')).toBe('FB-12');
    expect(first('修理自行车', '', '自行车', 'Makerstep')).toBe('Makerstep');
    expect(first('電気', '電気')).toBe('');
  });

  it('emits nothing but numbers and path letters', () => {
    const face = headingFace();
    const d = textPath('</svg><script>"&', face, { x: 0, baseline: 100, sizePx: 40 });
    expect(d).toMatch(/^[MLQCZ\d.,\s-]+$/);
    expect(textPath('', face, { x: 0, baseline: 0, sizePx: 40 })).toBe('');
  });

  it('measures what it draws', () => {
    const measure = measureOf(figureFace());
    expect(measure('12 steps', 30)).toBeCloseTo(8 * 0.6 * 30);
    expect(measure('12 steps', 60)).toBeCloseTo(2 * measure('12 steps', 30));
  });
});
