import { describe, expect, it } from 'vitest';
import { env } from '@/server/env/env';
import { renderMail } from '@/server/mail/render-mail';
import { LOCALES } from '@/shared/interface/languages';
import { PEOPLE_MAILS, workshopEmail } from './email-templates';

const facts = {
  email: 'gil@makerstep.example',
  workshop: 'Bike kitchen',
  person: 'Olga Owner',
  path: '/workshop/abc',
};
const everyMail = LOCALES.flatMap((locale) => PEOPLE_MAILS.map((kind) => ({ locale, kind })));

describe('the mails about people of a workshop', () => {
  it.each(everyMail)('$kind in $locale says from whom, for what and why', ({ locale, kind }) => {
    const content = workshopEmail(kind, { ...facts, locale });
    for (const part of Object.values(renderMail(content))) {
      for (const text of [content.text, content.notYou, content.why]) expect(part).toContain(text);
      expect(part).not.toMatch(/\{\w+\}|undefined|mail\.\w/);
    }
    expect(content.text).toMatch(/Olga Owner.*“Bike kitchen”/);
    expect(content.why).toContain(facts.email);
    expect(content.button?.url).toBe(`${env().publicUrl}/workshop/abc`);
  });

  it.each([
    ['en', 'translator', /a translator into German and French/],
    ['pt-BR', 'translator', /na tradução para alemão e francês/],
    ['en', 'reviewer', /a reviewer/],
    ['pt-BR', 'editor', /na edição/],
  ] as const)('in %s, an invitation names the role of a %s', (locale, role, text) => {
    const named = { ...facts, locale, role, languages: ['de', 'fr'] as const };
    expect(workshopEmail('workshop_invitation', named).text).toMatch(text);
  });

  it.each(everyMail)('$kind in $locale omits names that could be a message', ({ locale, kind }) => {
    const named = { ...facts, workshop: 'Call 555/1', person: 'www.evil.example', locale };
    expect(JSON.stringify(workshopEmail(kind, named))).not.toMatch(/evil|555/);
  });

  it('differ between languages', () => {
    for (const kind of PEOPLE_MAILS) {
      const [first, second] = LOCALES.map((locale) => workshopEmail(kind, { ...facts, locale }));
      for (const part of ['subject', 'text', 'notYou', 'why'] as const)
        expect(first?.[part]).not.toBe(second?.[part]);
    }
  });
});
