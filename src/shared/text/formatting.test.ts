import { describe, expect, it } from 'vitest';
import { blockText, formattedBlocks, type Run, withoutFormatting } from './formatting';

/** Bold as capitals in angle quotes, links with their host, lists with bullets. */
const shown = (text: string, hasLinks = true) =>
  formattedBlocks(text, { hasLinks })
    .map(({ isList, lines }) =>
      lines.map((runs) => (isList ? '• ' : '') + runs.map(runShown).join('')).join('\n'),
    )
    .join('\n¶\n');
const runShown = ({ text, isBold, link }: Run) => {
  const said = isBold ? `«${text}»` : text;
  return link ? `${said}→${link.host}` : said;
};

describe('bold', () => {
  it.each([
    ['Turn **off** the power', 'Turn «off» the power'],
    ['**All** of **it**', '«All» of «it»'],
    ['**two words**.', '«two words».'],
    ['un**bel**ievable', 'un«bel»ievable'],
    ['**a*b**', '«a*b»'],
    ['**a ***b*** c**', '«a ***b*** c»'],
    ['**a **b** c**', '**a «b» c**'],
    ['**a**b**', '«a»b**'],
  ])('%s', (text, expected) => expect(shown(text)).toBe(expected));

  it.each([
    '2 * 3 * 4',
    '*one*',
    '***three***',
    '****',
    '**',
    '** a **',
    '**a',
    'a**',
    '**a **',
    '** a**',
    '**one\nline** only',
    '__a__',
    '`**`',
    '5 ** 2',
  ])('is not in %j', (text) => expect(shown(text)).toBe(text));
});

describe('lists', () => {
  it.each([
    ['- glue\n- wood', '• glue\n• wood'],
    [
      'You need:\n- **glue**\n- wood\nThen go on.',
      'You need:\n¶\n• «glue»\n• wood\n¶\nThen go on.',
    ],
    ['You need:\n\n- glue\n\nThen', 'You need:\n¶\n• glue\n¶\nThen'],
    ['- a\n\n\n- b', '• a\n¶\n• b'],
  ])('%j', (text, expected) => expect(shown(text)).toBe(expected));

  it.each(['-', '- ', '-5 °C', ' - a', '-- a', '– a', '* a', '1. a', 'a - b', 'a\n\n\nb'])(
    'are not in %j',
    (text) => expect(shown(text)).toBe(text),
  );
});

describe('links', () => {
  it.each([
    ['See [the shop](https://glue.example/buy?a=1#b).', 'See the shop→glue.example.'],
    ['**[shop](https://glue.example)**', '«shop»→glue.example'],
    ['[**shop**](https://glue.example)', 'shop→glue.example'],
    ['[a](https://xn--80ak6aa92e.com)', 'a→xn--80ak6aa92e.com'],
    ['[a](https://аpple.com)', 'a→xn--pple-43d.com'],
    ['[a] [b](https://b.example)', '[a] b→b.example'],
  ])('%s', (text, expected) => expect(shown(text)).toBe(expected));

  it.each([
    '[a](http://b.example)',
    '[a](javascript:alert(1))',
    '[a](data:text/html,x)',
    '[a](https://user@b.example)',
    '[a](https://)',
    '[a](//b.example)',
    '[a](/p/b)',
    '[a] (https://b.example)',
    '[ ](https://b.example)',
    '[](https://b.example)',
    '[a\u202Eb](https://b.example)',
    '[a](https://b.example/\u202Ex)',
    '[a](https://b.example "title")',
    '[a\nb](https://b.example)',
    '[[a]](https://b.example)',
    'https://b.example',
    '<https://b.example>',
    '<a href="https://b.example">a</a>',
  ])('are not in %j', (text) => expect(shown(text)).toBe(text));

  it('are text where none may be', () =>
    expect(shown('[a](https://b.example)', false)).toBe('[a](https://b.example)'));
});

it('says a text without its formatting', () => {
  const text = 'You **need**\n\n- glue\n- [wood](https://wood.example)';
  expect(withoutFormatting(text, { hasLinks: true })).toBe('You need\nglue\nwood');
  expect(withoutFormatting(text)).toBe('You need\nglue\n[wood](https://wood.example)');
  expect(withoutFormatting('a * b - c')).toBe('a * b - c');
});

// Work that grows with the square of a text's length would outlast the test.
// security: 40
it('takes long hostile texts for text', () => {
  for (const text of [
    '**a '.repeat(50_000),
    '*'.repeat(100_000),
    '[a]('.repeat(50_000),
    '['.repeat(100_000),
    '[a](https://'.repeat(30_000),
    `[${'a'.repeat(100_000)}`,
    '- '.repeat(50_000),
    '- a\n'.repeat(30_000),
    '[a](https://b.example)'.repeat(5_000),
  ])
    expect(formattedBlocks(text, { hasLinks: true }).map(blockText).join('')).not.toBe('');
});
