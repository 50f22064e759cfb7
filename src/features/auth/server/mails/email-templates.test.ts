import { afterEach, describe, expect, it } from 'vitest';
import { env } from '@/server/env/env';
import { renderMail } from '@/server/mail/render-mail';
import { LOCALES } from '@/shared/interface/languages';
import { AUTH_MAILS, authEmail } from './email-templates';

const facts = {
  email: 'ana@makerstep.example',
  name: 'Ana',
  path: '/auth/recovery?token=abc',
  provider: 'Google',
  token: { name: 'Nightly export', scopes: ['read'], expiresAt: new Date('2027-03-04T23:30:00Z') },
} as const;
const everyMail = LOCALES.flatMap((locale) => AUTH_MAILS.map((kind) => ({ locale, kind })));

afterEach(() => {
  env().mail.contact = undefined;
  env().hasPasswords = true;
});

describe('the mails about an account', () => {
  it.each(everyMail)(
    '$kind in $locale explains what happened, why the mail came, and what to do if it was somebody else',
    ({ locale, kind }) => {
      const content = authEmail(kind, { ...facts, locale });
      for (const part of Object.values(renderMail(content))) {
        for (const text of [content.greeting, content.text, content.notYou, content.why])
          expect(part).toContain(text);
        // No placeholder is left.
        expect(part).not.toMatch(/\{(site|host|email|name|provider|contact)\}|undefined|mail\.\w/);
      }
      expect(content.greeting).toContain('Ana');
      expect(content.why).toContain('ana@makerstep.example');
      expect(content.button?.url).toBe(
        kind === 'account_deleted' ? undefined : `${env().publicUrl}/auth/recovery?token=abc`,
      );
    },
  );

  it('differ between languages', () => {
    for (const kind of AUTH_MAILS) {
      const [first, second] = LOCALES.map((locale) => authEmail(kind, { ...facts, locale }));
      for (const part of ['subject', 'text', 'notYou', 'why'] as const)
        expect(first?.[part]).not.toBe(second?.[part]);
    }
  });

  it('name the provider', () => {
    expect(authEmail('provider_linked', { ...facts, locale: 'en' }).subject).toBe(
      'You can now log in with Google',
    );
  });

  it('name a token with its scopes and last day, but without a name that could be a message to a stranger', () => {
    const words = (name: string) =>
      authEmail('token_made', { ...facts, locale: 'en', token: { ...facts.token, name } }).text;
    expect(words('Nightly export')).toMatch(
      /^An access token called “Nightly export” has .* What it may do: Read\. It expires on March 4, 2027 at .* UTC\./,
    );
    expect(words('Win at evil.example')).toMatch(/^An access token has /);
  });

  it('greet without a name that could be a message to a stranger', () => {
    const { greeting, ...others } = authEmail('confirmation', {
      ...facts,
      locale: 'en',
      name: 'You won: http://evil.example',
    });
    expect(greeting).toBe('Hello,');
    expect(JSON.stringify(others)).not.toContain('evil');
  });

  it('advise no new password where there are none', () => {
    env().hasPasswords = false;
    for (const locale of LOCALES)
      for (const kind of ['provider_linked', 'token_made', 'account_deleted'] as const) {
        const { notYou, text } = authEmail(kind, { ...facts, locale });
        expect(notYou + text).not.toMatch(/new password|your password|nova senha|sua senha/);
        expect(notYou.length).toBeGreaterThan(20);
      }
  });

  it.each([true, false])(
    'name the contact address when the account is gone: %s',
    (hasPasswords) => {
      Object.assign(env(), { hasPasswords });
      const notYou = () => authEmail('account_deleted', { ...facts, locale: 'en' }).notYou;
      expect(notYou()).not.toContain('write to');
      env().mail.contact = 'help@makerstep.example';
      expect(notYou()).toContain('write to help@makerstep.example');
    },
  );
});
