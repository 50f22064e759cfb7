import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@/shared/interface/languages';
import { flatten } from '@/testing/texts/flat-messages';
import { icuArguments } from '@/testing/texts/icu-arguments';
import { messagesFor } from './messages';

const english = flatten(messagesFor(DEFAULT_LOCALE));
const others = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE);
const entries = LOCALES.flatMap((locale) =>
  Object.entries(flatten(messagesFor(locale))).map(([key, text]) => ({
    key: `${locale}: ${key}`,
    locale,
    text,
  })),
);

/** Messages that are the same as in English on purpose: names, signs, and shared words. */
const SAME: Partial<Record<Locale, string[]>> = {
  'pt-BR': [
    'PRO',
    'A4',
    '0',
    '?',
    '–',
    'E-mail',
    'Link',
    'Menu',
    'Ref.',
    'Zoom',
    'Tag',
    'Tag:',
    'Tags',
    'QR code',
    'Avatar',
    'Normal',
    'Total',
    'Tablet',
    'Webhooks',
    'Use {languages}.',
  ],
};
/** Only arguments and signs, as in “{search}” and {field}, {language}. */
const isWordless = (text: string) => !/\p{Letter}/u.test(text.replaceAll(/\{[^{}]*\}/g, ''));

describe('texts', () => {
  it('exist in every language, with no extra keys', () => {
    expect(readdirSync('messages').sort()).toEqual(
      LOCALES.map((locale) => `${locale}.json`).sort(),
    );
    for (const locale of others)
      expect(Object.keys(flatten(messagesFor(locale))), locale).toEqual(Object.keys(english));
    expect(entries.filter(({ text }) => text.trim() === '')).toEqual([]);
  });

  it.each(LOCALES)('of %s have unique keys in their file', (locale) => {
    const source = readFileSync(`messages/${locale}.json`, 'utf8');
    // A duplicate key would silently hide the first one.
    expect(source.match(/^\s*"[^"]+": "/gm)?.length).toBe(Object.keys(english).length);
  });

  it.each(others)('of %s are translated', (locale) => {
    const same = Object.entries(flatten(messagesFor(locale))).filter(
      ([key, text]) => text === english[key] && !isWordless(text),
    );
    const intended = SAME[locale] ?? [];
    expect(same.filter(([, text]) => !intended.includes(text))).toEqual([]);
    // Exceptions that are no longer needed.
    expect(
      intended.filter((text) => !same.some(([, shared]) => shared === text) && !isWordless(text)),
    ).toEqual([]);
  });

  it('take the same arguments in every language', () => {
    const shape = (text: string) =>
      icuArguments(text)
        .map(({ name, kind }) =>
          kind === 'number' || kind === 'plural' || kind === '' ? name : `${name} ${kind}`,
        )
        .sort();
    for (const locale of others) {
      const texts = flatten(messagesFor(locale));
      for (const [key, text] of Object.entries(english))
        expect([...new Set(shape(texts[key] ?? ''))], `${locale}: ${key}`).toEqual([
          ...new Set(shape(text)),
        ]);
    }
  });

  it('have the plural forms of their language, and use its number format', () => {
    for (const { key, locale, text } of entries) {
      const categories = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
      for (const { kind, choices } of icuArguments(text)) {
        if (kind !== 'plural') continue;
        const named = choices.filter((choice) => !choice.startsWith('='));
        expect(named, key).toContain('other');
        // A category for large round numbers only ("1 milhão de") may be left to 'other'.
        expect(
          categories.filter((category) => category !== 'many' && !named.includes(category)),
          key,
        ).toEqual([]);
        expect(
          named.filter((choice) => !categories.includes(choice as Intl.LDMLPluralRule)),
          key,
        ).toEqual([]);
      }
    }
  });

  it('use typographic characters', () => {
    const wrong = /["']|(?<!\d) - |\s{2}(?!\n)|^\s|\s$| [,.;:!?](?:\s|$)|,,|\.\.(?!\.)/;
    // Their dots belong to the wording.
    const asSpecified = new Set(['auth.disconnecting', 'exploreSearch.placeholder', 'viewer.oops']);
    expect(
      entries.filter(
        ({ key, text }) =>
          wrong.test(text.replaceAll('\n', '¶')) && !asSpecified.has(key.split(': ')[1] ?? ''),
      ),
    ).toEqual([]);
    const quotes = entries.filter(
      ({ text }) =>
        [...text].filter((sign) => sign === '“').length !==
        [...text].filter((sign) => sign === '”').length,
    );
    expect(quotes).toEqual([]);
  });

  it('have the same capitalisation and final punctuation in every language', () => {
    const isCapital = (text: string) => /^\p{Lu}/u.test(text);
    const isSentence = (text: string) => /[.!?]$/.test(text);
    for (const locale of others) {
      const texts = flatten(messagesFor(locale));
      const startsWithWord = (text: string) => /^\p{Letter}/u.test(text);
      const unlike = Object.entries(english).filter(([key, text]) => {
        const other = texts[key] ?? '';
        return (
          isSentence(text) !== isSentence(other) ||
          (startsWithWord(text) && startsWithWord(other) && isCapital(text) !== isCapital(other))
        );
      });
      expect(
        unlike.map(([key, text]) => [key, text, texts[key]]),
        locale,
      ).toEqual([]);
    }
  });
});

it('state the 2 MB limit for pictures the same everywhere', () => {
  const tooLarge: Partial<Record<Locale, string>> = {
    en: 'File limit exceeded! (Max. 2mb)',
    'pt-BR': 'Limite de arquivo excedido! (Máx. 2mb)',
  };
  for (const locale of LOCALES) {
    const { upload, errors, httpErrors } = messagesFor(locale);
    expect([upload.tooLarge, errors.file_too_large, httpErrors.file_too_large]).toEqual(
      Array(3).fill(tooLarge[locale] ?? upload.tooLarge),
    );
    expect(upload.tooLarge).toContain('2');
  }
});
