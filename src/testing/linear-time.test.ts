import { withoutStepNumbers } from '@/features/projects/model/step-numbers';
import { expect, it } from 'vitest';
import { isList, stepsOfList } from '@/features/editor/list/model/written-list';
import { harmWord } from '@/features/projects/model/danger-words';
import { readSearchText } from '@/features/explore/search/model/search-query';
import { findDurations } from '@/features/projects/model/durations/find-durations';
import { parseUntidyJson } from '@/features/transfer/model/foreign-json';
import { docxReader } from '@/features/transfer/sources/model/docx/docx-reader';
import { shownDocument } from '@/features/transfer/sources/model/docx/shown-document';
import { WordNumbers } from '@/features/transfer/sources/model/docx/word-numbers';
import { stylesIn } from '@/features/transfer/sources/model/docx/word-styles';
import { readTask } from '@/features/transfer/server/import/read-task';
import { readTranslationFile } from '@/features/translations/model/read-file';
import { deviceOf } from '@/features/auth/model/device';
import { hostOf } from '@/features/profile/model/host-of';
import { webAddressOf } from '@/features/profile/model/web-address';
import { parseCookies } from '@/shared/interface/cookies';
import { formattedBlocks } from '@/shared/text/formatting';
import { harmlessLine } from '@/shared/text/text';
import { fuzzRuns } from './fuzz-runs';

// Each text that comes from outside, in each place of the formats that have several. Not what
// Intl.Segmenter splits: it is quadratic, so those texts are short (a name, a step).
const file = (name: string, wrap: (text: string) => string) => (text: string) =>
  readTask({ files: [{ name, text: wrap(text) }] });
const xliff = (body: string) =>
  `<xliff version="1.2"><file source-language="en" target-language="de"><body>${body}</body></file></xliff>`;
const unit = (target: string) =>
  xliff(`<trans-unit id="a"><source>x</source><target>${target}</target></trans-unit>`);
const READERS: Record<string, (text: string) => unknown> = {
  Markdown: file('a.md', (text) => text),
  'Markdown: a step': file('a.md', (text) => `# T\n\n## S\n\n${text}`),
  'Markdown: YAML': file('a.md', (text) => `---\n${text}\n---\n# T\n\n## S\n\nx`),
  'Markdown: TOML': file('a.md', (text) => `+++\n${text}\n+++\n# T\n\n## S\n\nx`),
  'web page': file(
    'a.html',
    (text) =>
      `<html><script type="application/ld+json">{"@type":"HowTo","name":"x","step":["a"]}</script>${text}`,
  ),
  'web page: script': file('a.html', (text) => `<script type="application/ld+json">${text}`),
  'JSON-LD: keys and numbers': file('a.json', (text) =>
    JSON.stringify({
      '@type': 'Recipe',
      name: 'x',
      recipeInstructions: [`1${text}x`, `# a${text}x`, { [`2${text}x`]: `1. a.${text}x\nb` }],
    }),
  ),
  'numbers of steps': (text) => withoutStepNumbers([`1${text}x`, `Step 1${text}x`, text]),
  'JSON-LD': file('a.json', (text) =>
    JSON.stringify({
      '@type': 'Recipe',
      name: 'x',
      description: text,
      recipeIngredient: [text],
      recipeInstructions: [text, { '@type': 'HowToStep', name: text, text }],
      totalTime: text,
    }),
  ),
  'JSON-LD: one text': file('a.json', (text) =>
    JSON.stringify({ '@type': 'Recipe', name: text, recipeInstructions: text }),
  ),
  iFixit: file('a.json', (text) =>
    JSON.stringify({
      guideid: 1,
      title: text,
      introduction_raw: text,
      steps: [{ title: text, lines: [{ text_raw: text, level: 0, bullet: 'black' }] }],
    }),
  ),
  'iFixit: media and source': file('a.json', (text) =>
    JSON.stringify({
      guideid: 1,
      title: 'x',
      url: `https://${text}`,
      tags: [text],
      documents: [{ url: text }],
      steps: [
        {
          lines: [{ text_raw: 'x' }],
          media: {
            type: 'video',
            data: { image: { original: 'a.png' }, encodings: [{ url: `${text}.mp4` }], html: text },
          },
        },
      ],
    }),
  ),
  'iFixit: shapes': file('a.json', (text) =>
    JSON.stringify({
      guideid: 1,
      steps: [
        {
          lines: [{ text_raw: 'x', bullet: 'red' }],
          media: {
            type: 'image',
            data: [
              {
                original: 'https://i.example/1',
                width: 99,
                height: 99,
                markup: `;arrow,${text},red;`,
              },
            ],
          },
        },
      ],
    }),
  ),
  'Word: text': (text) =>
    shownDocument(`<w:document xmlns:w="/wordprocessingml/main">${text}`, {
      styles: stylesIn(''),
      targets: new Map(),
      numbers: new WordNumbers(''),
    }),
  'Word: styles': (text) => stylesIn(`<w:styles xmlns:w="/wordprocessingml/main">${text}`),
  'Word: HTML': (text) =>
    docxReader.read({ name: 'a.docx', text, word: { lang: 'en', notices: [] } }),
  'guide.json': file('guide.json', (text) =>
    JSON.stringify({ format: 'makerstep-guide', version: 1, name: text, languages: ['en'] }),
  ),
  JSON: parseUntidyJson,
  CSV: (text) => readTranslationFile({ format: 'csv', text: `id,target\n${text}` }),
  'CSV: a cell': (text) =>
    readTranslationFile({ format: 'csv', text: `id,target\nx,"${text.replaceAll('"', '""')}"` }),
  XLIFF: (text) => readTranslationFile({ format: 'xliff', text: xliff(text) }),
  'XLIFF: a text': (text) => readTranslationFile({ format: 'xliff', text: unit(text) }),
  'XLIFF: segments': (text) =>
    readTranslationFile({ format: 'xliff', text: unit(`<mrk>a</mrk>${text}<mrk>b</mrk>`) }),
  'pasted list': (text) => [isList(text), stepsOfList(text)],
  durations: (text) => ['en', 'pt-BR', 'de'].map((lang) => findDurations(text, lang as 'en')),
  'danger words': (text) => harmWord(text, 'en'),
  formatting: (text) => formattedBlocks(text, { hasLinks: true }),
  search: readSearchText,
  'web address': (text) => [webAddressOf(text), hostOf(text)],
  'one line': harmlessLine,
  cookies: parseCookies,
  'user agent': deviceOf,
};
const TOKENS = [
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
  ...['- ', '- a\n', '> ', '> a\n', '1. ', '1. a\n', '1', '1 ', '1 h ', '1/2 ', '#', '## a\n'],
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
const RATIO_MAX = 2.5;
/** Sizes and runs that all have to grow too fast: collecting garbage makes a jump at one of them. */
const TRIALS = [
  [SIZE, 1],
  [3 * SIZE, 3],
  [8 * SIZE, 3],
  [16 * SIZE, 3],
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
