import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { CreatorView } from '@/features/auth/schema';
import { webSite } from '@/features/explore/model/web-site';
import { profilePage } from '@/features/profile/model/profile-page';
import { readCreator } from '@/features/profile/server/service';
import { breadcrumbs, faqPage, howTo } from '@/features/reader/model/how-to';
import { presentGuide } from '@/features/reader/server/presenter';
import type { PublicProject } from '@/features/projects/schema';
import { readPublicProject } from '@/features/projects/server/public-project';
import { addStep } from '@/features/projects/server/steps/service';
import { scriptJson } from '@/shared/text/script-json';
import { buildProject, buildPublished, stepBody, texts } from '@/testing/database/factories';
import { structuredDataIn, structuredDataProblems } from '@/testing/structured-data';

const HOST = 'http://localhost:3000';
const OUTBREAK = '</script><script>alert(1)</script><!--\u2028\u2029&"\\';

async function describedProject(projectUid: string) {
  const project = await readPublicProject(projectUid);
  const url = `${HOST}/p/${projectUid}`;
  return [
    howTo({
      project,
      lang: project.languages[0] ?? 'en',
      url,
      creatorUrl: `${HOST}/c/${project.creator.uid}`,
      stepUrl: (step) => `${url}/s/${step}`,
    }),
    ...faqPage(project, project.languages[0] ?? 'en'),
    breadcrumbs([
      { name: 'Explore', url: `${HOST}/explore` },
      { name: project.name, url },
    ]),
  ];
}
const asPage = (items: unknown) =>
  `<body><script type="application/ld+json">${scriptJson(items)}</script><p>After</p></body>`;

describe('structured data', () => {
  it('of a guide with chapters, tools, supplies and questions has nothing against it', async () => {
    const { creator, project } = await buildProject({
      tools: ['Saw'],
      parts: ['Plank', 'Screws'],
      questions: 2,
      languages: ['pt-BR', 'en'],
      isPublished: false,
    });
    await addStep(creator.actor, project.id, { ...stepBody('Alone', ['pt-BR', 'en']) });
    await addStep(creator.actor, project.id, {
      type: 2,
      name: texts('Chapter', ['pt-BR', 'en']),
      description: [],
    });
    await addStep(creator.actor, project.id, { ...stepBody('Inside', ['pt-BR', 'en']) });
    const { publishProject } = await import('@/features/projects/server/publication');
    await publishProject(creator.actor, project.id);
    const items = structuredDataIn(asPage(await describedProject(project.projectUid)));
    expect(await structuredDataProblems(items)).toEqual([]);
    expect(items.map((item) => item['@type'])).toEqual(['HowTo', 'FAQPage', 'BreadcrumbList']);
    expect(items[0]).toMatchObject({
      inLanguage: 'pt-BR',
      totalTime: 'PT45M',
      tool: [{ '@type': 'HowToTool', name: 'Saw' }],
      supply: [{ name: 'Plank' }, { name: 'Screws' }],
      step: [
        {
          '@type': 'HowToStep',
          position: 1,
          name: 'Alone',
          url: `${HOST}/p/${project.projectUid}/s/1`,
        },
        {
          '@type': 'HowToSection',
          name: 'Chapter',
          itemListElement: [{ '@type': 'HowToStep', position: 2, name: 'Inside' }],
        },
      ],
    });
  });

  it('of any guide has nothing against it, whatever it shows', async () => {
    const { project } = await buildPublished({ questions: 1, tools: ['Saw'], parts: ['Plank'] });
    const full = await readPublicProject(project.projectUid);
    const file = { name: 'saw.webp', url: `${HOST}/files/saw.webp`, type: 'image/webp' };
    const picture = { id: randomUUID(), file, alt: [], marks: [], clip: null };
    const clip = { url: `${HOST}/files/saw.mp4`, seconds: 4.2, type: 'video/mp4' };
    const showing = (...media: object[]) => ({
      ...full,
      steps: full.steps.map((step) => ({ ...step, ...(media.length > 0 ? { file } : {}), media })),
    });
    const guides = {
      nothing: { ...full, description: [], questions: [], tools: [], parts: [] },
      picture: showing(picture),
      pictures: showing(picture, picture, picture),
      clip: showing({ ...picture, clip }),
      ratings: { ...full, rating: { average: 4.25, count: 3 } },
      recipe: {
        ...showing(picture),
        file,
        kind: 2,
        yield: { amount: 40, unit: [{ lang: full.languages[0], value: 'rolls' }] },
        categories: [{ lang: full.languages[0], value: 'Baking' }],
        tagLists: [{ lang: full.languages[0], values: ['bread', 'rye'] }],
        rating: { average: 5, count: 9 },
      },
      all: { ...showing(picture, { ...picture, clip }), file, rating: { average: 5, count: 9 } },
    };
    for (const [name, guide] of Object.entries(guides)) {
      const { structuredData } = presentGuide(guide as PublicProject, 'en');
      const items = JSON.parse(structuredData) as Parameters<typeof structuredDataProblems>[0];
      expect(await structuredDataProblems(items), name).toEqual([]);
      expect(
        items.map((item) => item['@type']),
        name,
      ).toEqual([
        name === 'recipe' ? 'Recipe' : 'HowTo',
        ...(name === 'nothing' ? [] : ['FAQPage']),
        'BreadcrumbList',
      ]);
      expect(/"VideoObject"/.test(structuredData), name).toBe(name === 'clip' || name === 'all');
      expect(/"AggregateRating"/.test(structuredData), name).toBe(
        'rating' in guide && guide.rating !== null,
      );
    }
  });

  it('of a clip says what search engines need for a video', async () => {
    const wrong = {
      '@type': 'HowTo',
      name: 'x',
      step: { '@type': 'HowToStep', text: 'y', video: { '@type': 'VideoObject', name: 'z' } },
    };
    expect((await structuredDataProblems([wrong])).join()).toMatch(/thumbnailUrl.*uploadDate/);
  });

  it('of a creator and of the site has nothing against it', async () => {
    const { creator } = await buildPublished();
    const shown = await readCreator(creator.uid);
    const site = webSite({
      name: 'Makerstep',
      description: 'Guides',
      url: `${HOST}/`,
      searchUrl: `${HOST}/explore?search=QUERY`,
      lang: 'en',
    });
    if (!shown) throw new Error('no creator');
    const full = {
      ...shown,
      avatar: { url: `${HOST}/files/me.webp` } as CreatorView['avatar'],
      url: 'https://ana.example/',
      smallDescription: 'Lamps',
    };
    const items = [
      ...[shown, full].map((one) => profilePage(one, `${HOST}/c/${creator.uid}`)),
      site,
    ];
    expect(await structuredDataProblems(structuredDataIn(asPage(items)))).toEqual([]);
    expect(site).toMatchObject({
      potentialAction: { target: { urlTemplate: `${HOST}/explore?search={search_term_string}` } },
    });
  });

  it('is judged by a validator that says what is wrong', async () => {
    const wrong = [
      { '@type': 'HowTo', name: 'x', stepz: [] },
      { '@type': 'HowTwo' },
      { '@type': 'BreadcrumbList', itemListElement: [] },
      { '@type': 'Recipe', name: 'x' },
    ];
    const problems = (await structuredDataProblems(wrong)).join('\n');
    for (const part of [
      '"stepz" for type "HowTo"',
      'Type "HowTwo"',
      'BreadcrumbList',
      '"image" is missing',
    ])
      expect(problems).toContain(part);
  });

  // security: 40
  it('cannot be left by any text in it', async () => {
    const { project } = await buildPublished({
      name: `Name ${OUTBREAK}`,
      description: OUTBREAK,
      tools: [OUTBREAK],
      parts: [OUTBREAK],
      questions: 1,
    });
    const html = asPage(await describedProject(project.projectUid));
    expect(html.match(/<\/?script/g)).toEqual(['<script', '</script']);
    expect(html).not.toMatch(/[\u2028\u2029]|<!--/);
    const [guide] = structuredDataIn(html);
    // Line separators become line breaks, and blanks where a text has one line only.
    expect(guide).toMatchObject({
      description: OUTBREAK.replace(/[\u2028\u2029]/g, '\n'),
      name: expect.stringContaining('</script><script>alert(1)</script>') as string,
    });
  });
});
