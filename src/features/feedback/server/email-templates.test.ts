import { describe, expect, it } from 'vitest';
import { renderMail } from '@/server/mail/render-mail';
import { LOCALES } from '@/shared/interface/languages';
import { dailyEmail, receiptEmail } from './email-templates';

const TOKEN = 'a'.repeat(43);
const project = {
  id: '1',
  projectUid: 'abcdefghjkmn',
  name: [{ lang: 'en' as const, value: 'Shelf <img src=x>' }],
  languages: ['en'],
  feedback: 2,
  reports: 1,
};
const messages = [
  {
    subject: 'Wrong & "odd"',
    message: `${'😀'.repeat(150)}`,
    ratingHalves: null,
    stepName: [{ lang: 'en' as const, value: 'Saw\nit' }],
  },
  { subject: '', message: 'Line one\nline two', ratingHalves: 9, stepName: null },
  { subject: '', message: '', ratingHalves: 2, stepName: null },
];
const daily = (locale: (typeof LOCALES)[number], fields: object = {}) =>
  dailyEmail({
    reader: { name: 'Ana', email: 'ana@makerstep.example' },
    locale,
    shown: [{ ...project, messages }],
    others: [],
    token: TOKEN,
    ...fields,
  });

describe('the mails about what readers send', () => {
  it.each(LOCALES)(
    'the daily one in %s lists new messages, the reason for the mail and how to unsubscribe, in both parts',
    (locale) => {
      const letter = daily(locale);
      const { text, html } = renderMail(letter);
      for (const part of [text, html]) {
        for (const phrase of [
          letter.greeting,
          letter.text,
          letter.notYou,
          letter.why,
          letter.unsubscribe?.label ?? '?',
          `/auth/unsubscribe?token=${TOKEN}`,
        ])
          expect(part).toContain(phrase);
        expect(part).not.toMatch(/\{\w+[,}]|undefined|mail\.\w|NaN/);
      }
      expect(html).toContain('Shelf &lt;img src=x&gt;');
      expect(html).toContain('Wrong &amp; &quot;odd&quot;');
      expect(html).not.toContain('<img');
    },
  );

  it.each(LOCALES)('both in %s differ from those in the other language', (locale) => {
    const other = LOCALES.find((each) => each !== locale) ?? locale;
    const receipt = (language: typeof locale) =>
      receiptEmail({
        kind: 'report',
        email: 'a@b.example',
        locale: language,
        projectUid: 'abcdefghjkmn',
        token: TOKEN,
      });
    for (const part of ['subject', 'title', 'text', 'notYou', 'why'] as const) {
      expect(daily(locale)[part]).not.toBe(daily(other)[part]);
      expect(receipt(locale)[part]).not.toBe(receipt(other)[part]);
    }
  });

  it('name a guide in the language of their reader', () => {
    const name = [...project.name, { lang: 'pt-BR', value: 'Estante' }];
    const shown = [{ ...project, messages, languages: ['en', 'pt-BR'], name }];
    const { subject, sections } = daily('pt-BR', { shown });
    expect([subject, sections?.[0]?.title]).toEqual([
      '3 mensagens novas sobre “Estante”',
      'Estante',
    ]);
    expect(daily('en', { shown }).sections?.[0]?.title).toBe('Shelf <img src=x>');
  });

  it('shorten messages by whole characters and to one line', () => {
    const [first, second, third] = daily('en').sections?.[0]?.notes ?? [];
    expect([...(first?.text ?? '')]).toHaveLength(140);
    expect(first?.text).toMatch(/^Wrong & "odd" · 😀+…$/u);
    expect([first?.label, second, third]).toEqual([
      'Report about the step “Saw it”',
      { label: 'Feedback: 4.5 of 5 stars', text: 'Line one line two' },
      { label: 'Feedback: 1.0 of 5 stars', text: '' },
    ]);
  });

  it('contain no guide name that a mail program would turn into a link where strangers may read it', () => {
    const letter = receiptEmail({
      kind: 'feedback',
      email: 'a@b.example',
      locale: 'en',
      projectUid: 'abcdefghjkmn',
      token: TOKEN,
    });
    expect(letter.button?.url).toMatch(new RegExp(`/auth/withdraw\\?token=${TOKEN}$`));
    expect(letter.text).toContain('/p/abcdefghjkmn');
  });
});
