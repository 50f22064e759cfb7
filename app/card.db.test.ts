import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { readPublicProject } from '@/features/projects/server/public-project';
import { creatorPicture } from '@/features/profile/server/loaders';
import { readCreator, saveProfile } from '@/features/profile/server/service';
import { projectPicture } from '@/features/projects/server/share-picture';
import { unpublishProject } from '@/features/projects/server/publication';
import { updateOwnedProject } from '@/features/projects/server/service';
import { buildCreator, buildProject, buildPublished } from '@/testing/database/factories';
import { GET as readCreatorCard } from './c/[uid]/card.jpg/route';
import { GET as readSiteCard } from './card.jpg/route';
import { GET as readProjectCard } from './p/[projectUid]/card.jpg/route';

vi.mock('next/cache', () => ({
  cacheTag: () => undefined,
  cacheLife: () => undefined,
}));

const HOST = 'http://localhost:3000';
const ofProject = (projectUid: string, headers = {}) =>
  readProjectCard(new Request(`${HOST}/p/${projectUid}/card.jpg`, { headers }), {
    params: Promise.resolve({ projectUid }),
  });
const ofCreator = (uid: string) =>
  readCreatorCard(new Request(`${HOST}/c/${uid}/card.jpg`), { params: Promise.resolve({ uid }) });
const ofSite = (query = '') => readSiteCard(new Request(`${HOST}/card.jpg${query}`));

async function bytesOf(response: Response): Promise<Buffer> {
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(bytes.length).toBeLessThan(300_000);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  return bytes;
}

type Part = { left: number; top: number; width: number; height: number };
const TITLE: Part = { left: 40, top: 130, width: 600, height: 380 };

/** Percentage of dark points in a part of the picture. */
async function inkIn(bytes: Buffer, part: Part): Promise<number> {
  const points = await sharp(bytes).extract(part).greyscale().raw().toBuffer();
  return (points.filter((point) => point < 90).length / points.length) * 100;
}

describe('the share picture of a project', () => {
  it('is a JPEG of the size that share sites ask for, and says the name, or what else is known where no font has its letters', async () => {
    const { project } = await buildPublished({ name: 'Sharpen a kitchen knife' });
    const { project: foreign } = await buildPublished({ name: '電気' });
    const { project: other } = await buildPublished({ name: '電' });
    expect(await inkIn(await bytesOf(await ofProject(project.projectUid)), TITLE)).toBeGreaterThan(
      4,
    );
    expect(await inkIn(await bytesOf(await ofProject(foreign.projectUid)), TITLE)).toBeGreaterThan(
      4,
    );
    // Nothing of the name is drawn, not even as boxes.
    expect(await inkIn(await bytesOf(await ofProject(other.projectUid)), TITLE)).toBe(
      await inkIn(await bytesOf(await ofProject(foreign.projectUid)), TITLE),
    );
  });

  it('has another address and other bytes when the name, the steps or the creator change, and the same ones else', async () => {
    const { creator, project } = await buildPublished({ name: 'The first name' });
    const addressNow = async () =>
      projectPicture(await readPublicProject(project.projectUid), 'en').path;
    const [address, first] = [await addressNow(), await ofProject(project.projectUid)];
    expect(address).toContain(`/p/${project.projectUid}/card.jpg?v=`);
    expect(first.headers.get('etag')).toBe(`"${address.split('=')[1]}"`);
    await updateOwnedProject(creator.actor, project.projectUid, {
      description: 'Nothing that is drawn.',
    });
    expect(await addressNow()).toBe(address);
    await updateOwnedProject(creator.actor, project.projectUid, { name: 'The second name' });
    const renamed = await addressNow();
    expect(renamed).not.toBe(address);
    const second = await ofProject(project.projectUid);
    expect(Buffer.compare(await bytesOf(first), await bytesOf(second))).not.toBe(0);
    await saveProfile(creator.actor, { backgroundColor: '#0f766e' });
    expect(await addressNow()).not.toBe(renamed);
    const { data } = await sharp(await bytesOf(await ofProject(project.projectUid)))
      .extract({ left: 600, top: 540, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(
      [...data]
        .map((part, index) => Math.abs(part - ([0x0f, 0x76, 0x6e][index] ?? 0)))
        .every((difference) => difference < 6),
    ).toBe(true);
  });

  it('is asked for again each time, and not sent twice', async () => {
    const { project } = await buildPublished();
    const first = await ofProject(project.projectUid);
    expect(first.headers.get('cache-control')).toBe('public, no-cache');
    const again = await ofProject(project.projectUid, {
      'if-none-match': first.headers.get('etag') ?? '',
    });
    expect([again.status, (await again.arrayBuffer()).byteLength]).toEqual([304, 0]);
  });

  // security: 27
  it('is there for a private project, and for none that is not public', async () => {
    const { project: secret } = await buildPublished({ type: 2 });
    expect((await ofProject(secret.projectUid)).status).toBe(200);
    const { project: draft } = await buildProject({ steps: 1 });
    for (const uid of [draft.projectUid, 'aaaaaaaaaaaa', "'; DROP", ''])
      expect((await ofProject(uid)).status, uid).toBe(404);
    const { creator, project } = await buildPublished();
    const etag = (await ofProject(project.projectUid)).headers.get('etag') ?? '';
    await unpublishProject(creator.actor, project.projectUid);
    expect((await ofProject(project.projectUid)).status).toBe(404);
    expect((await ofProject(project.projectUid, { 'if-none-match': etag })).status).toBe(404);
  });

  it.each([
    '</svg><script>alert(1)</script>',
    '&amp;&#x3c;"\'',
    'שלום עולם',
    '🔥'.repeat(60),
    'x'.repeat(120),
    'W'.repeat(120),
    `${'word '.repeat(23)}end`,
  ])('is drawn whatever the name is: %s', async (name) => {
    const { project } = await buildPublished({ name });
    const bytes = await bytesOf(await ofProject(project.projectUid));
    // Beside the edge nothing is written.
    expect(await inkIn(bytes, { left: 1150, top: 130, width: 50, height: 380 })).toBe(0);
  });

  it('says steps and time in the project’s own language', async () => {
    for (const [language, words] of [
      ['pt-BR', '1 passo · 45 min'],
      ['de', '1 Schritt · 45 min'],
      ['fr', '1 étape · 45 min'],
      ['es', '1 paso · 45 min'],
      ['en', '1 step · 45 min'],
    ] as const) {
      const { project } = await buildPublished({ languages: [language] });
      expect(projectPicture(await readPublicProject(project.projectUid), language).alt).toBe(
        `Plant shelf · Mika Maker · ${words}`,
      );
    }
  });

  it('has an address in each language of the project, with the name in it', async () => {
    const { project } = await buildPublished({
      name: 'Pão de queijo',
      languages: ['pt-BR', 'en'],
      names: [{ lang: 'en', value: 'Cheese bread' }],
    });
    const shown = await readPublicProject(project.projectUid);
    const [own, other] = [projectPicture(shown, 'pt-BR'), projectPicture(shown, 'en')];
    expect([own.alt, other.alt]).toEqual([
      'Pão de queijo · Mika Maker · 1 passo · 45 min',
      'Cheese bread · Mika Maker · 1 step · 45 min',
    ]);
    for (const [{ path }, lang] of [
      [own, undefined],
      [other, 'en'],
    ] as const) {
      const address = new URL(path, HOST);
      expect(address.searchParams.get('lang') ?? undefined).toBe(lang);
      const answer = await readProjectCard(new Request(address), {
        params: Promise.resolve({ projectUid: project.projectUid }),
      });
      expect(answer.headers.get('etag')).toBe(`"${address.searchParams.get('v')}"`);
    }
    // Missing parts are drawn in the project's own language.
    const response = await readProjectCard(new Request(`${HOST}/card.jpg?lang=fr`), {
      params: Promise.resolve({ projectUid: project.projectUid }),
    });
    expect(response.headers.get('etag')).toBe(`"${new URL(own.path, HOST).searchParams.get('v')}"`);
  });

  it('is drawn once for many who ask together', async () => {
    const { project } = await buildPublished({ name: 'Asked for by many' });
    const answers = await Promise.all(
      Array.from({ length: 60 }, () => ofProject(project.projectUid)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });
});

describe('the share pictures of other pages', () => {
  it('name the creator, in their colours', async () => {
    const { uid } = await buildCreator({ name: 'Rosa Nunes' });
    expect(await inkIn(await bytesOf(await ofCreator(uid)), TITLE)).toBeGreaterThan(2);
    const creator = await readCreator(uid);
    expect(creator && creatorPicture(creator)).toMatchObject({
      alt: 'Rosa Nunes',
      path: expect.stringContaining(`/c/${uid}/card.jpg?v=`) as string,
    });
    expect((await ofCreator('aaaaaaaaaaaa')).status).toBe(404);
  });

  it('speak the language of the address', async () => {
    const [english, portuguese, unknown] = [
      await ofSite(),
      await ofSite('?lang=pt-BR'),
      await ofSite('?lang=xx'),
    ];
    expect(english.headers.get('etag')).not.toBe(portuguese.headers.get('etag'));
    expect(unknown.headers.get('etag')).toBe(english.headers.get('etag'));
    expect(await inkIn(await bytesOf(portuguese), TITLE)).toBeGreaterThan(4);
  });
});
