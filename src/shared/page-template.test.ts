import { describe, expect, it } from 'vitest';
import { fillTemplate, listFilling, markup, readTemplate, textFilling } from './page-template';

const WORDS = { name: 'slotaaa', steps: 'slotbbb', part: 'slotccc', version: 'v-specimen' };
const push = (notation: string) =>
  `self.__next_f.push(${JSON.stringify([1, notation]).replace(/[&<>]/g, (found) => `\\u00${found.charCodeAt(0).toString(16)}`)})`;
/** A page of these words as React and Next write it, its notation apart. */
const page = (
  name: string,
  steps: readonly string[],
  part: string,
  { escaped = name, version = 'v-new' } = {},
) => ({
  html: `<script data-page="/_page/en/p.js?v=${version}"></script><title>${escaped} · Makerstep</title><div>${part}</div>`,
  notation: `(self.__next_f=self.__next_f||[]).push([0])\n${push(`0:${JSON.stringify({ name: name.startsWith('$') ? `$${name}` : name, steps })}\n`)}`,
});
const specimen = page(WORDS.name, [WORDS.steps], WORDS.part, { version: WORDS.version });
const filled = (name: string, steps: readonly string[], part = '<p>x</p>', from = specimen) => {
  const template = readTemplate(from, WORDS);
  if (!template) throw new Error('No template.');
  return fillTemplate(
    template,
    { name: textFilling(name), steps: listFilling(steps), part: markup(part) },
    () => 'v-new',
  );
};

describe('a page that is filled in', () => {
  it('is the one that would have been rendered', () => {
    expect(filled('Lamp', ['a1', 'b2'])).toEqual(page('Lamp', ['a1', 'b2'], '<p>x</p>'));
  });

  it('keeps every text a text, in HTML and in the notation', () => {
    for (const [name, escaped] of [
      ['"Quoted" \\ back', '&quot;Quoted&quot; \\ back'],
      [
        '</script><script>alert(1)</script>',
        '&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;',
      ],
      ['$L1 & $&', '$L1 &amp; $&amp;'],
      ['line\nend', 'line\nend'],
      ['çãé 漢字 🔧', 'çãé 漢字 🔧'],
    ] as const)
      expect(filled(name, ['a']), name).toEqual(page(name, ['a'], '<p>x</p>', { escaped }));
  });

  it('takes no word of a creator for one of the page', () => {
    const name = `${WORDS.part} ${WORDS.steps} ${WORDS.version}`;
    expect(filled(name, ['a'], WORDS.name)).toEqual(page(name, ['a'], WORDS.name));
  });

  it('finds words where the stream was cut in the middle of them', () => {
    const at = specimen.notation.lastIndexOf(WORDS.name) + 4;
    const notation = `${specimen.notation.slice(0, at)}"])\nself.__next_f.push([1,"${specimen.notation.slice(at)}`;
    expect(filled('Lamp', ['a'], '', { ...specimen, notation })).toEqual(page('Lamp', ['a'], ''));
  });

  it('is none when a word is nowhere in it', () => {
    expect(
      readTemplate(page('Lamp', [WORDS.steps], WORDS.part, { version: WORDS.version }), WORDS),
    ).toBeUndefined();
    expect(readTemplate({ ...specimen, notation: '' }, WORDS)).toBeUndefined();
  });
});
