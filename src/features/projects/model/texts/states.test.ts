import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ProjectLanguage } from '@/shared/interface/languages';
import {
  type StatedText,
  type StoredText,
  withOriginsIn,
  withOtherPrimary,
  withStatesIn,
} from './states';
import { digestOf } from './text-digest';

const PRIMARY = 'pt-BR';
const read = (stored: readonly StoredText[], primary: ProjectLanguage = PRIMARY) =>
  Object.fromEntries(withStatesIn(stored, primary).map(({ lang, state }) => [lang, state]));
const texts = (values: Partial<Record<ProjectLanguage, string>>): StoredText[] =>
  Object.entries(values).map(([lang, value]) => ({ lang: lang as ProjectLanguage, value }));
const change = (
  stored: readonly StoredText[],
  lang: ProjectLanguage,
  facts: Partial<StatedText>,
  keepTranslations?: boolean,
) =>
  withOriginsIn(
    stored,
    stored.map((text) => (text.lang === lang ? { ...text, ...facts } : text)),
    PRIMARY,
    keepTranslations,
  );

const START = texts({ 'pt-BR': 'Lixar', en: 'Sand', de: 'Schleifen' });

describe('the states of translations', () => {
  it('are written until the source changes, and again when it changes back', () => {
    expect(read(START)).toEqual({ 'pt-BR': undefined, en: 'written', de: 'written' });
    const changed = change(START, 'pt-BR', { value: 'Lixar a tábua' });
    expect(read(changed)).toEqual({ 'pt-BR': undefined, en: 'old', de: 'old' });
    const twice = change(changed, 'pt-BR', { value: 'Lixar bem' });
    expect(read(twice)).toMatchObject({ en: 'old', de: 'old' });
    expect(change(twice, 'pt-BR', { value: 'Lixar' })).toEqual(START);
  });

  it('are written again by a new translation, one by one', () => {
    const changed = change(START, 'pt-BR', { value: 'Lixar a tábua' });
    const translated = change(changed, 'en', { value: 'Sand the board' });
    expect(read(translated)).toMatchObject({ en: 'written', de: 'old' });
  });

  it('stay written when only a typing mistake was corrected; old ones stay old', () => {
    expect(change(START, 'pt-BR', { value: 'Lixar.' }, true)).toEqual(
      texts({ 'pt-BR': 'Lixar.', en: 'Sand', de: 'Schleifen' }),
    );
    const mixed = change(change(START, 'pt-BR', { value: 'Corte' }), 'en', { value: 'Cut' });
    expect(read(change(mixed, 'pt-BR', { value: 'Cortar' }, true))).toMatchObject({
      en: 'written',
      de: 'old',
    });
  });

  it('are confirmed by a given state, and the confirmation can be undone', () => {
    const changed = change(START, 'pt-BR', { value: 'Lixar a tábua' });
    const confirmed = change(changed, 'en', { state: 'written' });
    expect(read(confirmed)).toMatchObject({ en: 'written', de: 'old' });
    expect(read(change(confirmed, 'en', { state: 'old' }))).toMatchObject({ en: 'old' });
  });

  it('change by nothing that a client sends back as it read it', () => {
    const changed = change(START, 'pt-BR', { value: 'Lixar a tábua' });
    for (const stored of [START, changed]) {
      const echo = withStatesIn(stored, PRIMARY);
      expect(withOriginsIn(stored, echo, PRIMARY)).toEqual(stored);
      const edited = echo.map((text) =>
        text.lang === PRIMARY ? { ...text, value: 'Novo' } : text,
      );
      expect(read(withOriginsIn(stored, edited, PRIMARY))).toMatchObject({ en: 'old', de: 'old' });
    }
    const translated = withStatesIn(changed, PRIMARY).map((text) =>
      text.lang === 'en' ? { ...text, value: 'Sand the board' } : text,
    );
    expect(read(withOriginsIn(changed, translated, PRIMARY))).toMatchObject({ en: 'written' });
  });

  it('are old in a new list only where that is said', () => {
    const edited: StatedText[] = [
      { lang: 'pt-BR', value: 'Lixar', state: 'old' },
      { lang: 'en', value: 'Sand', state: 'old' },
      { lang: 'de', value: '', pending: true },
    ];
    const stored = withOriginsIn([], edited, PRIMARY);
    expect(read(stored)).toEqual({ 'pt-BR': undefined, en: 'old', de: undefined });
    expect(stored).toEqual([
      { lang: 'pt-BR', value: 'Lixar' },
      { lang: 'en', value: 'Sand', of: '' },
      { lang: 'de', value: '', pending: true },
    ]);
  });

  it('need a source: a first one makes nothing old, another one does', () => {
    const alone = texts({ en: 'A board' });
    const first = withOriginsIn(alone, [...alone, { lang: 'pt-BR', value: 'Tábua' }], PRIMARY);
    expect(read(first)).toEqual({ en: 'written', 'pt-BR': undefined });
    const without = withOriginsIn(first, first.slice(0, 1), PRIMARY);
    expect(read(without)).toEqual({ en: 'written' });
    const again = (value: string) =>
      read(withOriginsIn(without, [...without, { lang: 'pt-BR', value }], PRIMARY));
    expect(again('Tábua')).toMatchObject({ en: 'written' });
    expect(again('Viga')).toMatchObject({ en: 'old' });
  });

  it('stay when another language becomes the primary one', () => {
    const mixed = change(change(START, 'pt-BR', { value: 'Cortar' }), 'en', { value: 'Cut' });
    const turned = withOtherPrimary(mixed, 'pt-BR', 'en');
    expect(read(turned, 'en')).toEqual({ 'pt-BR': 'written', en: undefined, de: 'old' });
    expect(turned.find(({ lang }) => lang === 'de')).toMatchObject({ of: '' });
  });
});

// A model without digests: each translation remembers the source it was made from.
type Edit = { lang: ProjectLanguage; value: string; keep: boolean; state: StatedText['state'] };
const LANGUAGES: ProjectLanguage[] = [PRIMARY, 'en', 'de', 'es'];
const edits: fc.Arbitrary<Edit> = fc.record({
  lang: fc.constantFrom(...LANGUAGES),
  value: fc.constantFrom('a', 'b', 'c'),
  keep: fc.boolean(),
  state: fc.constantFrom(undefined, 'written' as const, 'old' as const),
});

it('marks exactly the translations of a changed source, over random edits', () => {
  fc.assert(
    fc.property(fc.array(edits, { maxLength: 30 }), (all) => {
      let stored = texts({ 'pt-BR': 'a', en: 'a', de: 'a', es: 'a' });
      const from = new Map<ProjectLanguage, string>(LANGUAGES.map((lang) => [lang, 'a']));
      for (const { lang, value, keep, state } of all) {
        const source = stored[0]?.value ?? '';
        const former = stored.find((text) => text.lang === lang)?.value;
        const others = LANGUAGES.filter((code) => code !== PRIMARY);
        if (lang === PRIMARY) {
          for (const code of others) if (keep && from.get(code) === source) from.set(code, value);
        } else {
          const was = from.get(lang) === source ? 'written' : 'old';
          if (state === 'old' && was === 'written') from.set(lang, '');
          else if (value !== former || (state === 'written' && was === 'old'))
            from.set(lang, source);
        }
        stored = change(stored, lang, { value, ...(lang === PRIMARY ? {} : { state }) }, keep);
        const now = stored[0]?.value;
        expect(read(stored)).toEqual(
          Object.fromEntries(
            LANGUAGES.map((code) => [
              code,
              code === PRIMARY ? undefined : from.get(code) === now ? 'written' : 'old',
            ]),
          ),
        );
        // Queries count old texts by `of` alone.
        for (const text of stored) expect('of' in text).toBe(read(stored)[text.lang] === 'old');
      }
    }),
  );
});

it('has digests that differ where texts differ', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (a, b) => {
      expect(digestOf(a) === digestOf(b)).toBe(a === b);
    }),
  );
});
