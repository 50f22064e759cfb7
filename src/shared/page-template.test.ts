import { describe, expect, it } from 'vitest';
import { fillTemplate, listFilling, markup, readTemplate, textFilling } from './page-template';

const WORDS = { name: 'slotaaa', steps: 'slotbbb', part: 'slotccc' };
const push = (notation: string) => `<script>self.__next_f.push(${JSON.stringify([1, notation]).replace(/[&<>]/g, (found) => `\\u00${found.charCodeAt(0).toString(16)}`)})</script>`;
/** As React and Next write a page of these words: HTML first, then the notation of the same. */
const page = (name: string, steps: readonly string[], part: string, escaped = name) =>
  `<title>${escaped} · Makerstep</title><div>${part}</div><script>(self.__next_f=self.__next_f||[]).push([0])</script>${push(`0:${JSON.stringify({ name: name.startsWith('$') ? `$${name}` : name, steps })}\n`)}`;
const filled = (name: string, steps: readonly string[], part = '<p>x</p>') => {
  const template = readTemplate(page(WORDS.name, [WORDS.steps], WORDS.part), WORDS);
  if (!template) throw new Error('No template.');
  return fillTemplate(template, { name: textFilling(name), steps: listFilling(steps), part: markup(part) });
};

describe('a page that is filled in', () => {
  it('is the one that would have been rendered', () => {
    expect(filled('Lamp', ['a1', 'b2'])).toBe(page('Lamp', ['a1', 'b2'], '<p>x</p>'));
  });

  it('keeps every text a text, in HTML and in the notation', () => {
    for (const [name, escaped] of [
      ['"Quoted" \\ back', '&quot;Quoted&quot; \\ back'], ['</script><script>alert(1)</script>', '&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;'],
      ['$L1 & $&', '$L1 &amp; $&amp;'], ['line\nend', 'line\nend'], ['çãé 漢字 🔧', 'çãé 漢字 🔧'],
    ] as const) expect(filled(name, []), name).toBe(page(name, [''], '<p>x</p>', escaped));
  });

  it('takes no word of a creator for one of the page', () => {
    expect(filled(`${WORDS.part} ${WORDS.steps}`, ['a'], WORDS.name)).toBe(page(`${WORDS.part} ${WORDS.steps}`, ['a'], WORDS.name));
  });

  it('finds words where the stream was cut in the middle of them', () => {
    const whole = page(WORDS.name, [WORDS.steps], WORDS.part);
    const at = whole.lastIndexOf(WORDS.name) + 4;
    const template = readTemplate(`${whole.slice(0, at)}"])</script><script>self.__next_f.push([1,"${whole.slice(at)}`, WORDS);
    expect(template && fillTemplate(template, { name: textFilling('Lamp'), steps: listFilling(['a']), part: markup('') })).toBe(page('Lamp', ['a'], ''));
  });

  it('is none when a word is nowhere in it', () => {
    expect(readTemplate(page('Lamp', [WORDS.steps], WORDS.part), WORDS)).toBeUndefined();
  });
});
