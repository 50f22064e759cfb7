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

it('shows 1,000 hostile texts as text: no elements but its own, and only links that may be', () => {
  const OWN = new Set(['P', 'DIV', 'SPAN', 'STRONG', 'UL', 'LI', 'A']);
  fc.assert(
    fc.property(hostile, fc.constantFrom(...LINE_KINDS), (value, kind) => {
      const note = renderUi(shown(kind, value));
      const words = note.container.querySelector('[role=note] > div') as HTMLElement;
      const answer = renderUi(
        <div data-answer>
          <FormattedText text={value} lang="en" hasLinks />
        </div>,
      ).container.querySelector('[data-answer]') as HTMLElement;
      const inLine = [...words.querySelectorAll('*')];
      const inAnswer = [...answer.querySelectorAll('*')];
      for (const { tagName, attributes } of [...inLine, ...inAnswer]) {
        expect(OWN).toContain(tagName);
        for (const { name } of Array.from(attributes))
          expect(['class', 'lang', 'href', 'rel', 'target']).toContain(name);
      }
      expect(words.querySelector('a')).toBeNull();
      const visible = (text: string | null) => text?.replace(/\s/g, '');
      expect(visible(words.textContent)).toBe(visible(withoutFormatting(value)));
      for (const link of Array.from(answer.querySelectorAll('a'))) {
        expect(link.rel).toContain('nofollow');
        expect(link.rel).toContain('ugc');
        expect(link.protocol).toBe('https:');
        expect(link.username + link.password).toBe('');
        expect(link.textContent).toContain(`(${link.host})`);
      }
      cleanup();
    }),
    { numRuns: 1000 },
  );
}, 60_000);
