import { describe, expect, it } from 'vitest';
import { messagesFor } from '@/i18n/messages';
import { DEFAULT_LOCALE, LOCALES } from '@/shared/interface/languages';
import { GUIDE_LINKS } from '../_parts/guide-links';
import { GUIDES } from './guides';

const textsOf = (locale: (typeof LOCALES)[number]) => messagesFor(locale).developerGuides;
const linksIn = (text: string) =>
  [...text.matchAll(/\[.+?\]\((\w+)\)/g)].map(([, name]) => name ?? '');
/** Bold terms: names in programs, equal in every language. */
const boldTerms = (text: string) =>
  [...text.matchAll(/\*\*(.+?)\*\*/g)].map(([, word]) => word).sort();

describe('the guides for developers', () => {
  it('have texts for exactly their steps, in every language', () => {
    for (const locale of LOCALES) {
      const texts = textsOf(locale);
      expect(Object.keys(texts).sort(), locale).toEqual(GUIDES.map(({ slug }) => slug).sort());
      for (const { slug, steps } of GUIDES)
        expect(Object.keys(texts[slug].steps), `${locale} ${slug}`).toEqual(
          steps.map(({ id }) => id),
        );
    }
  });

  it('lead to the same places and name the same words of programs in every language', () => {
    const SHOWN = ['Send a test', 'Enviar um teste'];
    const flat = (locale: (typeof LOCALES)[number]) =>
      GUIDES.map(({ slug }) => [
        textsOf(locale)[slug].intro,
        ...Object.values(textsOf(locale)[slug].steps).map(({ text }) => text),
      ]).flat();
    const english = flat(DEFAULT_LOCALE);
    const used = new Set(english.flatMap(linksIn));
    expect([...used].sort()).toEqual(Object.keys(GUIDE_LINKS).sort());
    for (const locale of LOCALES) {
      flat(locale).forEach((text, index) => {
        expect(linksIn(text), text).toEqual(linksIn(english[index] ?? ''));
        expect(
          new Set(boldTerms(text).filter((word) => !SHOWN.includes(word ?? ''))),
          text,
        ).toEqual(
          new Set(boldTerms(english[index] ?? '').filter((word) => !SHOWN.includes(word ?? ''))),
        );
      });
    }
  });
});
