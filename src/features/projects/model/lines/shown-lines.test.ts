import { expect, it } from 'vitest';
import { PROJECT_LANGUAGES } from '@/shared/interface/languages';
import { LINE_KINDS, type LineKind } from './lines';
import { shownLines } from './shown-lines';
import { signalWord } from './signal-words';

const line = (id: string, kind: LineKind, state?: 'old') => ({
  id,
  kind,
  text: [
    { lang: 'en' as const, value: `${id} now` },
    { lang: 'de' as const, value: `${id} damals`, ...(state && { state }) },
  ],
});

it('reads lines in order, in the language of the reader, else in the primary one', () => {
  const lines = [line('t', 'tip'), line('w', 'warning'), line('d', 'danger')];
  expect(shownLines(lines, 'de', ['en', 'de']).map(({ text }) => text.value)).toEqual([
    'd damals',
    'w damals',
    't damals',
  ]);
  expect(shownLines(lines.slice(0, 1), 'fr', ['en', 'de'])).toEqual([
    { id: 't', kind: 'tip', text: { value: 't now', lang: 'en', isFallback: true } },
  ]);
});

it('shows both languages of an old warning, and not of an old tip', () => {
  const [warning, tip] = shownLines([line('t', 'tip', 'old'), line('w', 'caution', 'old')], 'de', [
    'en',
    'de',
  ]);
  expect(warning?.source).toEqual({ value: 'w now', lang: 'en', isFallback: false });
  expect(tip?.source).toBeUndefined();
  expect(shownLines([line('w', 'danger', 'old')], 'en', ['en', 'de'])[0]?.source).toBeUndefined();
});

it('has a word of its own for each kind in every language', () => {
  for (const lang of PROJECT_LANGUAGES)
    expect(new Set(LINE_KINDS.map((kind) => signalWord(kind, lang))).size).toBe(5);
});
