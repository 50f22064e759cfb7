import fc from 'fast-check';
import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { contrastOf, parseHexColor, type Rgb } from '@/shared/interface/contrast';
import { type ColourToken, TOKENS } from '@/shared/http/tokens';
import { withoutFormatting } from '@/shared/text/formatting';
import { renderUi } from '@/testing/ui/render-ui';
import { FormattedText } from '@/ui/kit/formatted-text';
import { LINE_KINDS } from '../../../model/lines/lines';
import { LineNote } from './line-note';

afterEach(cleanup);

const shown = (kind: (typeof LINE_KINDS)[number], value: string) => (
  <LineNote line={{ id: 'a', kind, text: { value, lang: 'en', isFallback: false } }} />
);

describe('a line', () => {
  it('differs from the other kinds in word, icon and edge', () => {
    const looks = LINE_KINDS.map((kind) => {
      const { container } = renderUi(shown(kind, 'Text'));
      const note = container.querySelector('[role=note]');
      const edge = note?.className.split(' ').filter((name) => /^(?:border|rounded)/.test(name));
      return [
        note?.getAttribute('aria-label'),
        note?.querySelector('svg')?.getAttribute('class'),
        edge?.filter((name) => !/^border-(?:bad|signal|line|ink)/.test(name)).join(' '),
      ];
    });
    for (const part of [0, 1, 2])
      expect(new Set(looks.map((look) => look[part])).size, String(part)).toBe(5);
  });

  it('has a contrast of 7:1 in both themes', () => {
    const pairs: [ColourToken, ColourToken][] = [
      ['on-bad', 'bad-strong'],
      ['on-signal', 'signal-strong'],
      ['ink', 'surface'],
      ['ink', 'warn-soft'],
    ];
    const rgb = (theme: 'light' | 'dark', name: ColourToken) =>
      parseHexColor(TOKENS[theme][name]) as Rgb;
    for (const theme of ['light', 'dark'] as const)
      for (const [front, ground] of pairs)
        expect(
          contrastOf(rgb(theme, front), rgb(theme, ground)),
          `${theme} ${front} on ${ground}`,
        ).toBeGreaterThanOrEqual(7);
  });
});

const HOSTILE = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '</p><iframe srcdoc="<script>">',
  '<!-- ',
  ']]>',
  '&lt;b&gt;&#x3c;i&#62;',
  '[x](javascript:alert(1))',
  '[x](https://user:pass@evil.example)',
  '[bank.example](https://evil.example/?q=1)',
  '[x](data:text/html,<b>)',
  '[a[b](https://evil.example)]',
  '**',
  '***',
  '**bold**',
  '- ',
  '\n- item',
  '\n',
  '\u202Eright to left\u202C',
  '\u2066isolate\u2069',
  '\u200B',
  '{{constructor}}',
  '${alert(1)}',
  '`code`',
  '_it_ # head > quote | a | b |',
  '"\'',
  'A',
];
const hostile = fc
  .array(fc.oneof(fc.constantFrom(...HOSTILE), fc.string({ unit: 'grapheme', maxLength: 12 })), {
    minLength: 1,
    maxLength: 8,
  })
  .map((parts) => parts.join(''));

const OWN = new Set([
  ...['P', 'DIV', 'SPAN', 'STRONG', 'UL', 'LI', 'A'],
  ...['class', 'lang', 'href', 'rel', 'target'],
]);

it('shows 1,000 hostile texts as text: no elements but its own, and only links that may be', () => {
  const texts = fc.sample(hostile, 1000);
  const { container } = renderUi(
    <>
      {texts.map((value, index) => (
        <div key={index} data-case>
          {shown(LINE_KINDS[index % LINE_KINDS.length] ?? 'note', value)}
          <div data-answer>
            <FormattedText text={value} lang="en" hasLinks />
          </div>
        </div>
      ))}
    </>,
  );
  const cases = [...container.querySelectorAll('[data-case]')];
  expect(cases).toHaveLength(1000);
  const visible = (text: string | null | undefined) => text?.replace(/\s/g, '');
  for (const [index, value] of texts.entries()) {
    const label = cases[index]?.firstElementChild?.children[1];
    const answer = cases[index]?.children[1];
    if (!label || !answer) throw new Error(`${index} is not shown.`);
    const elements = [label, answer].flatMap((part) => [...part.getElementsByTagName('*')]);
    const names = elements.flatMap(({ tagName, attributes }) => [
      tagName,
      ...Array.from(attributes, ({ name }) => name),
    ]);
    expect(names.filter((name) => !OWN.has(name))).toEqual([]);
    expect(label.getElementsByTagName('a')).toHaveLength(0);
    expect(visible(label.textContent)).toBe(visible(withoutFormatting(value)));
    for (const link of answer.getElementsByTagName('a')) {
      expect(link.rel).toBe('nofollow ugc noopener');
      expect(link.protocol).toBe('https:');
      expect(link.username + link.password).toBe('');
      expect(link.textContent).toContain(`(${link.host})`);
    }
  }
});
