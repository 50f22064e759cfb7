import { describe, expect, it } from 'vitest';
import { call } from '@/testing/api';
import { buildProject, buildPublished } from '@/testing/database/factories';
import { GET } from './route';

const HOST = 'http://localhost:3000';
const ask = (query: Record<string, string>) => call(GET, { query });

describe('GET /v1/oembed', () => {
  it('describes how to embed a guide, by the address of its page or of a step', async () => {
    const { creator, project } = await buildPublished({ name: '"Shelf" <b>' });
    const url = `${HOST}/p/${project.projectUid}`;
    const { status, body, headers } = await ask({ url });
    expect(status).toBe(200);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(body).toEqual({
      version: '1.0',
      type: 'rich',
      title: '"Shelf" <b>',
      author_name: creator.name,
      author_url: `${HOST}/c/${creator.uid}`,
      provider_name: 'Makerstep',
      provider_url: `${HOST}/`,
      cache_age: 3600,
      width: 480,
      height: 640,
      html: expect.stringContaining(
        `<iframe src="${url}/embed" title="&quot;Shelf&quot; &lt;b&gt;"`,
      ),
    });
    expect((await ask({ url: `${url}/s/3?lang=pt-BR` })).body.title).toBe('"Shelf" <b>');
  });

  it('has the title in the language of the address, else of the caller', async () => {
    const { project } = await buildPublished({
      name: 'Pão de queijo',
      languages: ['pt-BR', 'en', 'de'],
      names: [
        { lang: 'en', value: 'Cheese bread' },
        { lang: 'de', value: 'Käsebrot' },
      ],
    });
    const url = `${HOST}/p/${project.projectUid}`;
    const title = async (query: string, headers = {}) =>
      (await call(GET, { query: { url: url + query }, headers })).body.title;
    expect([
      await title(''),
      await title('?lang=de'),
      await title('?lang=pt-BR'),
      await title('?lang=fr'),
      await title('', { 'accept-language': 'pt-PT' }),
    ]).toEqual(['Cheese bread', 'Käsebrot', 'Pão de queijo', 'Pão de queijo', 'Pão de queijo']);
  });

  it('respects the requested size', async () => {
    const { project } = await buildPublished();
    const { body } = await ask({
      url: `${HOST}/p/${project.projectUid}`,
      maxwidth: '320',
      maxheight: '9999',
    });
    expect([body.width, body.height]).toEqual([320, 640]);
    expect(body.html).toContain('width="320" height="640"');
  });

  // security: 27
  it('rejects unpublished guides and other sites', async () => {
    const { project } = await buildProject({ steps: 1 });
    const strange = [
      `${HOST}/p/${project.projectUid}`,
      `${HOST}/p/aaaaaaaaaaaa`,
      `${HOST}/explore`,
      `https://elsewhere.example/p/${project.projectUid}`,
      'javascript:alert(1)',
      'nonsense',
    ];
    for (const url of strange) expect((await ask({ url })).status, url).toBe(404);
  });

  it('answers JSON only, and rejects an invalid size', async () => {
    const { project } = await buildPublished();
    const url = `${HOST}/p/${project.projectUid}`;
    expect((await ask({ url, format: 'xml' })).body.error.code).toBe('format_unsupported');
    expect((await ask({ url, maxwidth: '0' })).status).toBe(422);
    expect((await ask({})).body.error.fields).toHaveProperty('url');
  });
});
