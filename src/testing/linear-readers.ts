import { withoutStepNumbers } from '@/features/projects/model/step-numbers';
import { isList, stepsOfList } from '@/features/editor/list/model/written-list';
import { harmWord } from '@/features/projects/model/danger-words';
import { readSearchText } from '@/features/explore/search/model/search-query';
import { readLine } from '@/features/projects/model/amounts/read-line';
import { usesFinder } from '@/features/projects/model/uses/find-uses';
import { readScalable } from '@/features/projects/model/amounts/read-scalable';
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
import { refusedIn, refusedOf } from '@/shared/site/refused-words';
import { parseCookies } from '@/shared/interface/cookies';
import { formattedBlocks } from '@/shared/text/formatting';
import { harmlessLine } from '@/shared/text/text';

// Each text that comes from outside, in each place of the formats that have several. Not what
// Intl.Segmenter splits: it is quadratic, so those texts are short (a name, a step).
const file = (name: string, wrap: (text: string) => string) => (text: string) =>
  readTask({ files: [{ name, text: wrap(text) }] });
const xliff = (body: string) =>
  `<xliff version="1.2"><file source-language="en" target-language="de"><body>${body}</body></file></xliff>`;
const unit = (target: string) =>
  xliff(`<trans-unit id="a"><source>x</source><target>${target}</target></trans-unit>`);
const REFUSED = refusedOf({ refusedWords: ['casino'], refusedDomains: ['spam.example'] });
/** Readers of texts from outside, by name. */
export const READERS: Record<string, (text: string) => unknown> = {
  Markdown: file('a.md', (text) => text),
  'Markdown: a step': file('a.md', (text) => `# T\n\n## S\n\n${text}`),
  'Markdown of our own': file(
    'a.md',
    (text) => `---\nlanguage: en\naverageTime: 00:10\nparts: [a]\n---\n# T\n\n## S\n\n${text}`,
  ),
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
  'uses of parts': (text) =>
    usesFinder(
      ['a', text].map((line) => ({ id: line, line })),
      'en',
    )({ id: 's', texts: [text], used: [] }),
  'refused words': (text) => refusedIn(text, REFUSED),
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
  Cooklang: file('a.cook', (text) => text),
  MDX: file('a.mdx', (text) => `import A from 'a';\n\n# T\n\n## S\n\n${text}`),
  Notion: file(`a ${'0'.repeat(32)}.md`, (text) => `# T\n\n${text}\n\n## S\n\nx`),
  Mealie: file('a.json', (text) =>
    JSON.stringify({
      slug: 'x',
      recipeInstructions: [{ text: 'x' }],
      recipeIngredient: [{ note: text }],
      totalTime: text,
    }),
  ),
  Tandoor: file('a.json', (text) =>
    JSON.stringify({
      working_time: 1,
      steps: [{ name: text, instruction: 'x', ingredients: [{ note: text }] }],
    }),
  ),
  Paprika: file('a.paprikarecipe', (text) =>
    JSON.stringify({ name: 'x', directions: text, ingredients: text }),
  ),
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
  amounts: (text) =>
    ['en', 'pt-BR', 'fr', 'de'].map((lang) => [
      readLine(text, lang as 'en'),
      readScalable(text, lang as 'en'),
    ]),
  'danger words': (text) => harmWord(text, 'en'),
  formatting: (text) => formattedBlocks(text, { hasLinks: true }),
  search: readSearchText,
  'web address': (text) => [webAddressOf(text), hostOf(text)],
  'one line': harmlessLine,
  cookies: parseCookies,
  'user agent': deviceOf,
};
