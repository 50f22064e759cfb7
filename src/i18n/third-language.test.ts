import { describe, expect, it, vi } from 'vitest';
import { middleware } from '../../middleware';
import { AUTH_MAILS, authEmail } from '@/features/auth/server/mails/email-templates';
import { renderMail } from '@/server/mail/render-mail';
import { NextRequest } from 'next/server';
import { LOCALES, type Locale, languageName } from '@/shared/interface/languages';
import type * as Languages from '@/shared/interface/languages';
import { errorText, fieldText } from './error-text';
import type * as Loading from './load-messages';
import { messagesFor } from './messages';
import { matchLocale, negotiateLocale } from './negotiate-locale';
import { localeTag } from './page-metadata';
import { languageAddresses } from './public-address';
import { publicPath } from './public-path';
import { localeParams } from './routing';
import { siteShareFacts } from './site-share-facts';
import { webManifest } from './web-manifest';

// Adding a language takes its tag in the list, and its messages.
const THIRD = vi.hoisted(() => 'it');
vi.mock('@/shared/interface/languages', async (original) => {
  const languages = await original<typeof Languages>();
  const all: readonly string[] = [...languages.LOCALES, THIRD];
  return {
    ...languages,
    LOCALES: all,
    isLocale: (value: unknown) => all.some((locale) => locale === value),
  };
});
vi.mock('./load-messages', async (original) => {
  const { loadMessages } = await original<typeof Loading>();
  const { pseudoTexts } = await import('@/testing/texts/pseudo-texts');
  return {
    loadMessages: async (locale: string) =>
      locale === THIRD ? pseudoTexts(await loadMessages('en')) : loadMessages(locale),
  };
});

const third = THIRD as Locale;
const isPseudo = (text: string) => /^⟦.*⟧$/s.test(text);

describe('a third language', () => {
  it('is negotiated, kept for the visit and routed', async () => {
    expect(LOCALES).toContain(third);
    expect(matchLocale('it-CH')).toBe(third);
    expect(negotiateLocale({ acceptLanguage: 'sc, it;q=0.8, en;q=0.5' })).toBe(third);
    expect(negotiateLocale({ acceptLanguage: 'en;q=0.9, it;q=0.8' })).toBe('en');
    expect(localeParams).toContainEqual({ locale: third });
    expect(['/it/explore', '/it', '/italy', '/en/explore'].map(publicPath)).toEqual([
      '/explore',
      '/',
      '/italy',
      '/explore',
    ]);
    const answer = await middleware(new NextRequest('http://makers.test/explore?lang=it'));
    expect(new URL(answer.headers.get('x-middleware-rewrite') ?? '').pathname).toBe('/it/explore');
    expect(answer.headers.get('set-cookie')).toContain('makerstep_lang_visit=it');
  });

  it('has URLs, a name and a country for share sites', () => {
    expect(languageAddresses('/about')[third]).toMatch(/\/about\?lang=it$/);
    expect(languageName(third)).toMatch(/^italiano$/i);
    expect(localeTag(third)).toBe('it_IT');
    expect(LOCALES.slice(0, 2).map(localeTag)).toEqual(['en_US', 'pt_BR']);
  });

  it('is used by errors, fields, mails, the manifest and the share picture', () => {
    expect(
      isPseudo(errorText(third, { code: 'database_unavailable', retryAfterSeconds: undefined })),
    ).toBe(true);
    expect(isPseudo(fieldText(third, { key: 'tooLong', values: { max: 2000 } }))).toBe(true);
    for (const kind of AUTH_MAILS) {
      const letter = authEmail(kind, {
        email: 'it@makerstep.example',
        name: 'Ada',
        locale: third,
        path: '/x',
        provider: 'Google',
      });
      const { text, html } = renderMail(letter);
      expect(isPseudo(letter.subject), kind).toBe(true);
      expect(html).toContain('lang="it"');
      // No sentence of it is in another language.
      expect(
        text
          .split('\n')
          .filter(
            (line) =>
              /\p{Letter}{3}/u.test(line.replace(/https?:\/\/\S+/g, '')) && !line.includes('⟦'),
          ),
        kind,
      ).toEqual([]);
    }
    expect(isPseudo(webManifest(third).description ?? '')).toBe(true);
    expect(isPseudo(siteShareFacts(third).title)).toBe(true);
    expect(isPseudo(messagesFor(third).landing.create)).toBe(true);
  });
});
