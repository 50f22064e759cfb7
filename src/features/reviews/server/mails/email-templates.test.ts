import { describe, expect, it } from 'vitest';
import { env } from '@/server/env/env';
import { renderMail } from '@/server/mail/render-mail';
import { LOCALES } from '@/shared/interface/languages';
import { REVIEW_MAILS, reviewEmail } from './email-templates';

const facts = {
  email: 'gil@makerstep.example',
  guide: 'Plant <shelf>',
  person: 'Olga Owner',
  path: '/dashboard/review/abc',
};
const everyMail = LOCALES.flatMap((locale) => REVIEW_MAILS.map((kind) => ({ locale, kind })));

describe('the mails about reviews', () => {
  it.each(everyMail)('$kind in $locale says about which guide, and why', ({ locale, kind }) => {
    const content = reviewEmail(kind, { ...facts, locale });
    for (const part of Object.values(renderMail(content)))
      expect(part).not.toMatch(/\{\w+\}|undefined|mail\.\w|<shelf>(?=.*<\/)/);
    expect(content.text).toContain('“Plant <shelf>”');
    if (kind !== 'look_again') expect(content.text).toContain('Olga Owner');
    expect(content.why).toContain(facts.email);
    expect(content.button?.url).toBe(`${env().publicUrl}/dashboard/review/abc`);
  });

  it.each(everyMail)(
    '$kind in $locale omits a name that could be a message',
    ({ locale, kind }) => {
      const named = { ...facts, person: 'www.evil.example', locale };
      expect(JSON.stringify(reviewEmail(kind, named))).not.toContain('evil');
    },
  );
});
