import { expect, it } from 'vitest';
import { fuzzRuns } from './fuzz-runs';
import { READERS } from './linear-readers';

const TOKENS = [
  ...[
    '@',
    '@a ',
    '@a{',
    '@a{1%g}',
    '@&a{1%g}\n\n',
    '~{',
    '~{1%h}',
    '#',
    '[-',
    '[- -]',
    '-- ',
    '= a\n',
    '> a\n\n',
  ],
  ...[
    '{/*',
    '{/* */}',
    'export const a\n',
    '<A>\n',
    '<A\n',
    '<A b="',
    'src={',
    '==a',
    '++a',
    '[[a|',
    '#a ',
  ],
  ...[
    '{{ ingredients[1] }}',
    '{% scale(1) %}',
    '[photo:',
    '**a**\n',
    'Tags: a\n',
    ' ^abcd',
    '[name=',
  ],
  ...['x\n=\n', '<!--', '<!--\n\na ', '<!--a-->\n', '-->', '<![CDATA[', ']]>', '}}', '{{', '{"a":'],
  ...['[', '[[', '](', '![', '[a](b', '[a][', '[^a]', '[1,', '**', '**a', '*a ', '_a', '`', '~~a'],
  ...["'''a ", "''", '```\n', '= =', ' ', '\t', '\n', '\r\n', ' \n', '  a\n', '    a\n', '\r'],
  ...[
    '&',
    '&amp;',
    '&#',
    '<',
    '>',
    '<a ',
    '<a>',
    '<p>',
    '</p>',
    '<b>x',
    '<br>',
    '<li>',
    '<sup>',
    '<sup>1</sup>/<sub>2</sub>',
    '<del>a',
    '<del>a</del>',
    '<td>1',
    '<ol><li>',
    '²',
    '<script>',
    '<p>1. a</p>',
    '<p><strong>Note</strong></p>',
    '<table><tr><td>a</td><td><img src="a"></td></tr></table>',
    '<w:p><w:r><w:t>a</w:t><w:del/></w:r></w:p>',
    '<w:style w:styleId="a"><w:basedOn w:val="a"/></w:style>',
  ],
  ...[
    '<style',
    '<mrk>',
    '<mrk> </mrk>',
    '<g>',
    '<x/>',
    '"',
    "'",
    '"a",',
    "'a' ",
    '\\',
    '\\"',
    '\\u',
  ],
  ...[
    '- ',
    '- a\n',
    '> ',
    '> a\n',
    '> Uses:\n>\n> - a\n',
    '1. ',
    '1. a\n',
    '1',
    '1 ',
    '1 h ',
    '1/2 ',
    '#',
    '## a\n',
  ],
  ...[
    '|',
    '|a|\n',
    '---\n',
    ':::\n',
    '::: a\n',
    '!!! a\n',
    '{{< hint >}}\n',
    '{{< a >}}a{{< /a >}}\n',
    '<aside>\n',
    '<p class=note>\n',
    '```{note}\n',
    '[a]{.b}',
    '> [!a]\n',
    '~~',
    '1^1^',
    ':',
    ': ',
    'a: b\n',
    '? ',
    '&a ',
    '!a ',
  ],
  ...[
    ',',
    ', ',
    ';',
    '.',
    'a.b',
    '@',
    '=',
    '+',
    '9x',
    '9.9',
    ';arrow,1x1,9x9,red;',
    '%',
    '%25',
    '/',
    'http://a',
    'www.',
    'a',
    'ab ',
    'Aa',
  ],
  ...['\u200B', '\u0301', 'e\u0301', '😀', 'ſ', '(', '()', '$', 'a:b ', 'a. ', 'Step 1: '],
];

const SIZE = 3_000;
/** Less is noise. */
const MEASURED_FROM_MS = 10;
/** The middle between linear (2) and quadratic (4), as factors: √(2 · 4). */
const RATIO_MAX = 2.8;
/**
 * Sizes and runs that all have to grow too fast: collecting garbage, and other work on the machine,
 * make jumps at some of them.
 */
const TRIALS = [
  [SIZE, 1],
  [3 * SIZE, 3],
  [8 * SIZE, 3],
  [16 * SIZE, 3],
  [16 * SIZE, 5],
  [32 * SIZE, 5],
] as const;

/** Processor time, as other processes may take turns. */
function costMs(read: (text: string) => unknown, text: string): number {
  const before = process.cpuUsage();
  try {
    read(text);
  } catch {
    // Refused, which must not take long either.
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/** The ratio of the times for twice the size; 0 where both are too short to compare. */
function growth(read: (text: string) => unknown, token: string, size: number, runs: number) {
  const times = (length: number) => {
    const text = token.repeat(Math.ceil(length / token.length));
    return Math.min(...Array.from({ length: runs }, () => costMs(read, text)));
  };
  const twice = times(2 * size);
  return twice < MEASURED_FROM_MS ? 0 : twice / times(size);
}

// security: Parsing
it.each(Object.keys(READERS))('%s takes at most linear time for repeated tokens', (name) => {
  const read = READERS[name] ?? (() => undefined);
  const part = Math.ceil(TOKENS.length / fuzzRuns(TOKENS.length));
  const offset = Object.keys(READERS).indexOf(name) % part;
  const slow = TOKENS.filter((_, index) => index % part === offset).filter((token) =>
    TRIALS.every(([size, runs]) => growth(read, token, size, runs) > RATIO_MAX),
  );
  expect(slow).toEqual([]);
});
