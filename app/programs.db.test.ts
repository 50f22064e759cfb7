import { afterEach, describe, expect, it } from 'vitest';
import { withAnswerScope } from '@/server/cache/answer-scope';
import { setSite } from '@/server/site/current';
import { SITE_DEFAULTS } from '@/shared/site/settings';
import { inTransaction } from '@/server/db/client';
import { unpublishProject } from '@/features/projects/server/publication';
import { takeDown } from '@/features/projects/server/takedown/service';
import { buildCreator, buildProject, buildPublished } from '@/testing/database/factories';
import { GET as readCreator } from './c/[uid]/route';
import { GET as readLlms } from './llms.txt/route';
import { GET as readGuide } from './p/[projectUid]/route';

const HOST = 'http://localhost:3000';
const request = (path: string, headers = {}) => new Request(HOST + path, { headers });
const guide = (uid: string, query = '', headers = {}) =>
  readGuide(request(`/p/${uid}.md${query}`, headers), {
    params: Promise.resolve({ projectUid: `${uid}.md` }),
  });
const creator = (uid: string, query = '') =>
  readCreator(request(`/c/${uid}.md${query}`), { params: Promise.resolve({ uid: `${uid}.md` }) });
const llms = async () => (await readLlms(request('/llms.txt'))).text();
const plain = async (response: Response) => [
  response.status,
  response.headers.get('content-type'),
  (await response.text()).length < 200,
];
const PLAIN = 'text/plain; charset=utf-8';
const translated = {
  name: 'Serra',
  languages: ['pt-BR', 'en'] as const,
  names: [{ lang: 'en' as const, value: 'Saw' }],
};

afterEach(() => setSite(SITE_DEFAULTS));

describe('a guide as Markdown', () => {
  it('is in the asked language, else in its first, and names its page', async () => {
    const { project } = await buildPublished({
      ...translated,
      languages: [...translated.languages],
    });
    const uid = project.projectUid;
    for (const [query, title, canonical] of [
      ['', 'Serra', `${HOST}/p/${uid}?lang=pt-BR`],
      ['?lang=xx', 'Serra', `${HOST}/p/${uid}?lang=pt-BR`],
      ['?lang=pt-PT', 'Serra', `${HOST}/p/${uid}?lang=pt-BR`],
      ['?lang=en', 'Saw', `${HOST}/p/${uid}`],
    ] as const) {
      const response = await guide(uid, query);
      expect([response.status, Object.fromEntries(response.headers)]).toEqual([
        200,
        {
          'content-type': 'text/markdown; charset=utf-8',
          'cache-control': 'no-cache',
          etag: expect.stringMatching(/^"[\w-]{22}"$/),
          link: `<${canonical}>; rel="canonical"`,
          'x-robots-tag': 'noindex',
        },
      ]);
      expect(await response.text()).toContain(`canonical: ${canonical}\n`);
      expect(await (await guide(uid, query)).text()).toContain(`# ${title}\n`);
    }
    const etag = (await guide(uid)).headers.get('etag') ?? '';
    expect((await guide(uid, '', { 'if-none-match': etag })).status).toBe(304);
  });

  // security: 27, 28, 29
  it('is there for a public guide and for the link of a private one, and for no other', async () => {
    const { creator: owner, project } = await buildPublished({ type: 2 });
    expect((await guide(project.projectUid)).status).toBe(200);
    expect(await plain(await guide(project.id))).toEqual([404, PLAIN, true]);
    const { project: draft } = await buildProject({ creator: owner, steps: 1 });
    for (const uid of [draft.projectUid, 'zzzzzzzzzzzz', 'x'])
      expect(await plain(await guide(uid)), uid).toEqual([404, PLAIN, true]);
    await unpublishProject(owner.actor, project.projectUid);
    expect(await plain(await guide(project.projectUid))).toEqual([404, PLAIN, true]);
  });

  it('is 410 with a text when the operators took it down', async () => {
    const { project } = await buildPublished();
    await inTransaction(() => takeDown(project.id, 'copied'));
    expect(await plain(await guide(project.projectUid))).toEqual([410, PLAIN, true]);
  });

  // security: 28
  it('is dropped with the page of its guide', async () => {
    const { creator: owner, project } = await buildPublished();
    const tags = await withAnswerScope(async (scope) => {
      await guide(project.projectUid);
      return [...scope.tags];
    });
    expect(tags).toEqual([`project:${project.projectUid}`, `creator:${owner.uid}`]);
  });
});

describe('the guides of a creator as Markdown', () => {
  // security: 27, 29
  it('are the public ones, with names in the asked language and one line of description', async () => {
    const owner = await buildCreator();
    const { project } = await buildPublished({
      ...translated,
      languages: [...translated.languages],
      creator: owner,
      descriptions: [
        { lang: 'pt-BR', value: 'Corta.' },
        { lang: 'en', value: `**Cuts**\n- [wood] ${'x'.repeat(300)}` },
      ],
    });
    await buildPublished({ creator: owner, name: 'A private one', type: 2 });
    await buildProject({ creator: owner, name: 'A draft' });
    const response = await creator(owner.uid, '?lang=en');
    expect(response.headers.get('link')).toBe(`<${HOST}/c/${owner.uid}>; rel="canonical"`);
    expect((await response.text()).split('\n').filter((line) => line.startsWith('-'))).toEqual([
      expect.stringMatching(
        new RegExp(
          `^- \\[Saw\\]\\(${HOST}/p/${project.projectUid}\\.md\\?lang=en\\): Cuts \\\\\\[wood\\] x+…$`,
        ),
      ),
    ]);
    expect(await (await creator(owner.uid, '?lang=pt-BR')).text()).toContain('[Serra](');
    expect(await plain(await creator('zzzzzzzzzzzz'))).toEqual([404, PLAIN, true]);
  });
});

it('is all 404 with a text where the operators show programs no guides', async () => {
  const { creator: owner, project } = await buildPublished();
  setSite({ ...SITE_DEFAULTS, shows: { ...SITE_DEFAULTS.shows, agents: false } });
  const answers = [
    await guide(project.projectUid),
    await creator(owner.uid),
    await readLlms(request('/llms.txt')),
  ];
  for (const answer of answers) expect(await plain(answer)).toEqual([404, PLAIN, true]);
});

describe('/llms.txt', () => {
  // security: 27, 28, 29
  it('names the site, the search, and the most read public guides of each category', async () => {
    setSite({ ...SITE_DEFAULTS, name: 'Makers of Bonn' });
    const category = 'Lamps of llms';
    const { project } = await buildPublished({ name: 'A lamp', category });
    await buildPublished({ name: 'A private lamp', category, type: 2 });
    const gone = await buildPublished({ name: 'A lamp of others', category });
    await inTransaction(() => takeDown(gone.project.id, 'copied'));
    const [text, tags] = await withAnswerScope(async (scope) => [await llms(), scope.tags]);
    expect([...tags]).toEqual(
      expect.arrayContaining(['projects', `project:${project.projectUid}`]),
    );
    expect(text).toMatch(/^# Makers of Bonn\n\n> /);
    expect(text).toContain(`(${HOST}/v1/projects?name=)`);
    expect(text).toContain(`(${HOST}/v1/openapi.json)`);
    expect(text).toContain(
      `## ${category}\n\n- [A lamp](${HOST}/p/${project.projectUid}.md?lang=en)\n`,
    );
    expect(text).not.toMatch(/private|of others/);
  });

  it('has at most ten guides a category and 50 kB', async () => {
    const owner = await buildCreator();
    const name = (count: number) => `${'棚'.repeat(100)} ${count}`;
    for (const category of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'])
      for (let count = 0; count < 12; count += 1)
        await buildPublished({ creator: owner, name: name(count), category: `Many ${category}` });
    const text = await llms();
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(50_000);
    const [, ...sections] = text.split('\n## Many');
    expect(sections.length).toBeGreaterThan(5);
    for (const section of sections) expect(section.match(/^- /gm)).toHaveLength(10);
  });
});
