import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { UTTERANCE_MAX } from '../../constants';
import { sentencePlace, sentencesOf, spokenParts } from './sentences';

const text = (value: string, lang: 'en' | 'pt-BR' = 'en') => ({ value, lang, isFallback: false });

describe('sentences', () => {
  it('end where sentences end, and together are the text', () => {
    expect(sentencesOf('Put it down. Wait 2.5 minutes!\nGo on?', 'en')).toEqual([
      'Put it down. ',
      'Wait 2.5 minutes!\n',
      'Go on?',
    ]);
    fc.assert(
      fc.property(fc.string(), (any) => {
        expect(sentencesOf(any, 'en').join('')).toBe(any);
      }),
    );
  });
});

describe('the spoken text of a step', () => {
  it('is its name and then its description, each in its own language', () => {
    expect(spokenParts(text('Cole', 'pt-BR'), text('Glue it. Wait.'))).toEqual([
      { text: 'Cole', lang: 'pt-BR', of: 'name', sentence: 0 },
      { text: 'Glue it.', lang: 'en', of: 'description', sentence: 0 },
      { text: 'Wait.', lang: 'en', of: 'description', sentence: 1 },
    ]);
  });

  it('is nothing for one character or no word', () => {
    expect(spokenParts(text('A'), text(' '))).toEqual([]);
    expect(spokenParts(text('…!'), text('12'))).toEqual([
      { text: '12', lang: 'en', of: 'description', sentence: 0 },
    ]);
  });

  it('has no piece longer than browsers speak at once, and leaves out no word', () => {
    const long =
      'Turn the screw slowly, hold the board with the other hand, and look at the gap from the side all the time, because it closes before you feel it in the handle of the screwdriver';
    const parts = spokenParts(text('Screw'), text(long));
    expect(parts.length).toBeGreaterThan(2);
    expect(
      parts
        .slice(1)
        .map((part) => part.text)
        .join(' '),
    ).toBe(long);
    expect(parts[1]?.text.endsWith(',')).toBe(true);
    fc.assert(
      fc.property(fc.string({ maxLength: 600 }), (any) => {
        for (const part of spokenParts(text(''), text(any)))
          expect(part.text.length).toBeLessThanOrEqual(UTTERANCE_MAX);
      }),
    );
  });
});

it('says a description without its formatting, item by item', () => {
  const description = text('You **need**:\n- glue\n- wood');
  expect(spokenParts(text('Begin'), description).map(({ text: said }) => said)).toEqual([
    'Begin',
    'You need:',
    'glue',
    'wood',
  ]);
  expect(sentencePlace('You need:\nglue\nwood', 'en', 1)).toEqual({ from: 10, to: 14 });
});

it.each([
  ['en', 'Warning', 'Note'],
  ['pt-BR', 'Advertência', 'Nota'],
  ['es', 'Advertencia', 'Nota'],
  ['fr', 'Avertissement', 'Remarque'],
  ['de', 'Warnung', 'Hinweis'],
] as const)('says warnings before the name in %s, and notes last', (lang, warning, note) => {
  const textOf = (value: string) => ({ value, lang, isFallback: false });
  const lines = [
    { id: 'n', kind: 'note' as const, text: textOf('N 1') },
    { id: 'w', kind: 'warning' as const, text: textOf('W **1**. W 2.') },
  ];
  expect(
    spokenParts(textOf('Name'), textOf('Text'), lines).map((part) => [
      part.text,
      part.of,
      part.lang,
    ]),
  ).toEqual([
    [warning, 'sign', lang],
    ['W 1.', 'w', lang],
    ['W 2.', 'w', lang],
    ['Name', 'name', lang],
    ['Text', 'description', lang],
    [note, 'sign', lang],
    ['N 1', 'n', lang],
  ]);
});
