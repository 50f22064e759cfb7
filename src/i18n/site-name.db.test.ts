import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { authEmail } from '@/features/auth/server/mails/email-templates';
import { atomFeed } from '@/features/explore/server/feed';
import { renderMail } from '@/server/mail/render-mail';
import { refusalPage } from '@/server/http/refusal-page';
import { changeSite } from '@/server/site/settings';
import { LOCALES } from '@/shared/interface/languages';
import { call } from '@/testing/api';
import { buildPublished } from '@/testing/database/factories';
import { GET as oembed } from '../../app/v1/oembed/route';
import { GET as openApi } from '../../app/v1/openapi.json/route';
import { siteShareFacts } from './site-share-facts';
import { publicAddress } from './public-address';
import { webManifest } from './web-manifest';

const PRODUCT = /Makerstep/;

it('is in no text of the interface, which says {site}', () => {
  for (const locale of LOCALES)
    expect(readFileSync(`messages/${locale}.json`, 'utf8')).not.toMatch(PRODUCT);
});

it('is in no component or page', () => {
  const named = ['app', 'src/ui', 'src/features', 'src/i18n', 'src/browser'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
      .map((file) => `${folder}/${file}`)
      .filter((file) =>
        readFileSync(file, 'utf8')
          .split('\n')
          .some((line) => PRODUCT.test(line) && !/^\s*(?:\*|\/\/|\/\*)/.test(line)),
      ),
  );
  expect(named).toEqual([]);
});

it('is that of the operators in oEmbed and the description of the API, also after a change', async () => {
  const { project } = await buildPublished();
  const url = `http://localhost:3000/p/${project.projectUid}`;
  for (const name of ['Fixit Club', 'Mend & Co']) {
    await changeSite({ name });
    expect((await call(oembed, { query: { url } })).body.provider_name).toBe(name);
    const { body } = await call(openApi);
    expect(body.info.title).toBe(`${name} API`);
    expect(JSON.stringify(body)).not.toMatch(PRODUCT);
  }
});

it('is that of the operators in mails, feeds, manifest, share pictures and refusals', async () => {
  await changeSite({ name: 'Fixit Club', accent: '#0f766e', language: 'pt-BR' });
  for (const locale of LOCALES) {
    const mail = renderMail(
      authEmail('recovery', { email: 'a@b.example', name: 'Ana', locale, path: '/auth/recovery' }),
    );
    const shown = [
      mail.text,
      mail.html,
      await atomFeed({}, locale),
      JSON.stringify(webManifest(locale)),
      JSON.stringify(siteShareFacts(locale)),
      refusalPage('busy', `/?lang=${locale}`, {}),
    ];
    for (const text of shown) {
      expect(text).toContain('Fixit Club');
      expect(text).not.toMatch(PRODUCT);
    }
    expect(mail.html).toContain('#0f766e');
  }
  expect([publicAddress('/about'), publicAddress('/about', 'en')]).toEqual([
    'http://localhost:3000/about',
    'http://localhost:3000/about?lang=en',
  ]);
});
