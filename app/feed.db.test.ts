import { XmlDocument } from 'libxml2-wasm';
import { describe, expect, it } from 'vitest';
import { buildCreator, buildPublished } from '@/testing/database/factories';
import { GET as readCreatorFeed } from './c/[uid]/feed.xml/route';
import { GET as readFeed } from './feed.xml/route';

const HOST = 'http://localhost:3000';
const feed = (query = '') => readFeed(new Request(`${HOST}/feed.xml${query}`));
const ofCreator = (uid: string, query = '') =>
  readCreatorFeed(new Request(`${HOST}/c/${uid}/feed.xml${query}`), {
    params: Promise.resolve({ uid }),
  });

const NAMES = { a: 'http://www.w3.org/2005/Atom' };

async function parsed(response: Response): Promise<XmlDocument> {
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    'application/atom+xml; charset=utf-8',
  ]);
  return XmlDocument.fromString(await response.text());
}
const textsAt = (document: XmlDocument, xpath: string) =>
  document.find(xpath, NAMES).map((node) => node.content);
const titles = (document: XmlDocument) => textsAt(document, '/a:feed/a:entry/a:title');

describe('an Atom feed', () => {
  // security: 40
  it('tells the newest published public guides; what looks like HTML in their texts is text', async () => {
    const name = '<b>"Fire" & ]]> glue</b>';
    const { creator, project } = await buildPublished({
      name,
      description: 'Hot & <i>sticky</i>',
      tags: ['Feed one', '"nuts" & <bolts>'],
    });
    await buildPublished({ creator, name: 'A private one', type: 2 });
    const document = await parsed(await feed());
    expect(titles(document).slice(0, 1)).toEqual([
      '&lt;b&gt;&quot;Fire&quot; &amp; ]]&gt; glue&lt;/b&gt;',
    ]);
    expect(
      new Set(textsAt(document, '//a:entry/a:title/@type | //a:entry/a:summary/@type')),
    ).toEqual(new Set(['html']));
    expect(titles(document)).not.toContain('A private one');
    const entry = `//a:entry[a:id='${HOST}/p/${project.projectUid}']`;
    expect(textsAt(document, `${entry}/a:summary`)).toEqual([
      'Hot &amp; &lt;i&gt;sticky&lt;/i&gt;',
    ]);
    expect(textsAt(document, `${entry}/a:category/@term`)).toContain('"nuts" & <bolts>');
    expect(textsAt(document, `${entry}/a:author/a:name`)).toEqual([creator.name]);
    for (const time of ['updated', 'published'])
      expect(Date.parse(textsAt(document, `${entry}/a:${time}`)[0] ?? '')).not.toBeNaN();
  });

  it('has the texts of guides in its language where they are translated', async () => {
    const { creator } = await buildPublished({
      name: 'Pão de queijo',
      category: 'Pães',
      languages: ['pt-BR', 'en'],
      names: [{ lang: 'en', value: 'Cheese bread' }],
      categories: [{ lang: 'en', value: 'Breads' }],
      descriptions: [
        { lang: 'pt-BR', value: 'Um pão.' },
        { lang: 'en', value: 'A bread.' },
      ],
    });
    for (const [lang, texts] of [
      ['en', ['Cheese bread', 'A bread.', 'Breads']],
      ['pt-BR', ['Pão de queijo', 'Um pão.', 'Pães']],
    ] as const) {
      const document = await parsed(await ofCreator(creator.uid, `?lang=${lang}`));
      expect([
        ...titles(document),
        ...textsAt(document, '//a:entry/a:summary'),
        ...textsAt(document, '//a:entry/a:category/@term'),
      ]).toEqual(texts);
    }
  });

  it('is there for a tag, however it is spelt, and for a creator', async () => {
    const { creator } = await buildPublished({ name: 'Of the tag', tags: ['Pão'] });
    await buildPublished({ name: 'Of another' });
    expect(titles(await parsed(await feed(`?tag=${encodeURIComponent('PAO')}`)))).toEqual([
      'Of the tag',
    ]);
    const document = await parsed(await ofCreator(creator.uid, '?lang=pt-BR'));
    expect(titles(document)).toEqual(['Of the tag']);
    expect(textsAt(document, '/a:feed/a:title')).toEqual([`Guias de ${creator.name} no Makerstep`]);
    expect(textsAt(document, "/a:feed/a:link[@rel='self']/@href")).toEqual([
      `${HOST}/c/${creator.uid}/feed.xml?lang=pt-BR`,
    ]);
  });

  it('is well-formed beside stored characters that XML cannot hold', async () => {
    const { creator } = await buildPublished({
      name: 'Zorb\ufffe\uffff lamp',
      tags: ['a\ufffe'],
    });
    expect(titles(await parsed(await ofCreator(creator.uid)))).toEqual(['Zorb lamp']);
    expect(titles(await parsed(await feed())).length).toBeGreaterThan(0);
  });

  // security: 27
  it('is empty and whole where there is nothing, and not there for nobody', async () => {
    expect(titles(await parsed(await feed('?tag=of-nothing%00')))).toEqual([]);
    expect(titles(await parsed(await feed(`?tag=${'x'.repeat(5_000)}`)))).toEqual([]);
    expect(titles(await parsed(await ofCreator((await buildCreator()).uid)))).toEqual([]);
    expect((await ofCreator('aaaaaaaaaaaa')).status).toBe(404);
    expect((await ofCreator("'; DROP")).status).toBe(404);
  });
});
