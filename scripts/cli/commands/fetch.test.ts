import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fetching } from '@/testing/dozuki-site/fetching';
import { type DozukiSite, SITE_TOKEN, standInDozukiSite } from '@/testing/dozuki-site/site';
import { unzip } from '@/testing/unzip';

// By hand from src/testing/dozuki-site/guides.ts.
const PUBLIC = { guides: 10, steps: 18, pictures: 20, marks: 12, clips: 4 };

let site: DozukiSite;
let folder: string;
let out: string;
let bring: ReturnType<typeof fetching>['bring'];
let made: ReturnType<typeof fetching>['made'];

beforeEach(async () => {
  site = await standInDozukiSite();
  folder = await mkdtemp(path.join(tmpdir(), 'makerstep-fetch-'));
  out = path.join(folder, 'guides.zip');
  ({ bring, made } = fetching(
    () => site.address,
    () => out,
  ));
});
afterEach(async () => {
  await site.close();
  await rm(folder, { recursive: true });
});

const asked = (part: string) => site.asked.filter(({ path: each }) => each.includes(part)).length;
const written = async () => unzip(await readFile(out));
const namesIn = async () => [...(await written()).keys()];
const guideIn = async (id: number) =>
  JSON.parse((await written()).get(`${id}.json`)?.toString('utf8') ?? '{}') as Guide;
type Guide = {
  tags: string[];
  image: { original?: string };
  steps: { media: { data: Record<string, unknown>[] } }[];
};

describe('fetching a site', () => {
  it('writes every public guide with its media, and counts what it found', async () => {
    expect(await bring()).toBe(0);
    expect(made.json.found).toEqual(PUBLIC);
    // Of the videos one is too long, and one is an address in a text.
    expect(made.json.written).toEqual({ ...PUBLIC, clips: 2 });
    expect(made.json.missing).toEqual([
      {
        address: `${site.address}/video/sound-and-tags.mp4`,
        reason: 'it is longer than 20 s; its address stays in the text',
      },
    ]);
    const names = await namesIn();
    expect(names.filter((name) => name.endsWith('.json'))).toEqual(
      [101, 102, 103, 104, 105, 106, 107, 108, 109, 112].map((id) => `${id}.json`),
    );
    expect(names.filter((name) => /^pictures\/[0-9a-f]{16}\.png$/.test(name))).toHaveLength(20);
    expect(names.filter((name) => /^clips\/[0-9a-f]{16}\.(?:mp4|webm)$/.test(name))).toHaveLength(
      2,
    );
    expect(made.printed).toContain('10 guides of 127.0.0.1:' + new URL(site.address).port);
    expect(made.printed).toContain('no licence stated: 10');
    expect(made.printed).toContain('10 of 10\tOil the hinge');
  });

  it('asks for one thing at a time with a pause, and says who it is', async () => {
    await bring();
    expect(site.atOnce).toBe(1);
    expect(new Set(site.asked.map(({ agent }) => agent))).toEqual(
      new Set([expect.stringMatching(/^Makerstep-fetch\//)]),
    );
    expect(made.waits).toEqual(site.asked.slice(1).map(() => 500));
    expect(new Set(site.asked.map(({ token }) => token))).toEqual(new Set([undefined]));
  });

  it('takes the picture without painted shapes, with the size that they count', async () => {
    await bring();
    const [step] = (await guideIn(107)).steps;
    expect(step?.media.data).toEqual([
      {
        id: 16,
        guid: 'guid16',
        width: 1000,
        height: 500,
        markup: ';arrow,1500x700,1800x900,black;rectangle,100x100,400x400,lightBlue;',
        srcImageInfo: { width: 2000, height: 1000 },
        original: expect.stringMatching(/^pictures\//),
      },
    ]);
    expect(asked('/src/16')).toBe(1);
    expect(asked('/igi/16')).toBe(0);
  });

  it('has the tags, the categories above, and no words between people of the site', async () => {
    await bring();
    expect((await guideIn(101)).tags).toEqual(['Cord', 'First week', 'Lamps']);
    expect((await guideIn(105)).tags).toEqual(['Lamps', 'Fixed lamps']);
    expect(JSON.stringify([...(await written()).values()].map(String))).not.toContain('Internal');
  });

  it('writes the same bytes again, and asks for nothing that it has', async () => {
    await bring();
    const bytes = await readFile(out);
    site.asked.length = 0;
    expect(await bring()).toBe(0);
    expect(made.printed).toContain(
      `Going on from ${out}.part. To fetch everything anew, delete it first.`,
    );
    expect(await readFile(out)).toEqual(bytes);
    expect(site.asked.map(({ path: each }) => each)).toEqual(
      Array.from({ length: 3 }, () => '/api/2.0/guides'),
    );
  });

  it('shows private guides for a token only, which goes to the site alone', async () => {
    await expect(bring({ isPrivate: true })).rejects.toThrow('Only a token');
    site.redirects.set('/igi/21', `${site.address.replace('127.0.0.1', 'localhost')}/igi/22`);
    expect(await bring({ isPrivate: true, token: SITE_TOKEN })).toBe(0);
    expect(made.json.found).toMatchObject({ guides: 12, steps: 20, pictures: 21 });
    expect(site.asked.find(({ path: each }) => each === '/igi/21')?.token).toBe(
      `api ${SITE_TOKEN}`,
    );
    expect(site.asked.find(({ path: each }) => each === '/igi/22')?.token).toBeUndefined();
    expect(made.printed.join('\n')).not.toContain(SITE_TOKEN);
    // Without the wish they stay in the folder, and come into no archive.
    await bring();
    expect(made.json.found).toEqual(PUBLIC);
    expect(await namesIn()).not.toContain('110.json');
  });

  it('takes the guides with a tag', async () => {
    expect(await bring({ only: 'first WEEK' })).toBe(0);
    expect((await namesIn()).filter((name) => name.endsWith('.json'))).toEqual([
      '101.json',
      '112.json',
    ]);
  });
});

describe('a site with faults', () => {
  it('waits as long as it is asked to, and longer each time otherwise', async () => {
    site.before.set('/api/2.0/guides/102', [
      { status: 429, headers: { 'retry-after': '7' } },
      { status: 503 },
      { status: 503 },
    ]);
    expect(await bring()).toBe(0);
    expect(made.waits.filter((ms) => ms !== 500)).toEqual([7000, 4000, 8000]);
    expect(made.printed).toContain(`${new URL(site.address).host} asks to wait: going on in 7 s.`);
  });

  it('reports a guide that cannot be read, and brings the others', async () => {
    site.broken.add('/api/2.0/guides/103');
    expect(await bring()).toBe(1);
    expect(made.json.written).toMatchObject({ guides: 9, steps: 16 });
    expect(made.json.missing).toContainEqual({
      address: `${site.address}/api/2.0/guides/103`,
      reason: 'the answer is no JSON',
    });
    // It was not kept, so it is tried again.
    site.broken.clear();
    expect(await bring()).toBe(0);
    expect(made.json.written).toEqual({ ...PUBLIC, clips: 2 });
  });

  it('takes a smaller size of a picture, and keeps the address of one that is not there', async () => {
    for (const name of ['/igi/17', '/igi/18', '/igi/18.standard']) site.gone.add(name);
    expect(await bring()).toBe(1);
    expect(made.json.written).toMatchObject({ pictures: 19 });
    expect(made.json.missing).toContainEqual({
      address: `${site.address}/igi/18`,
      reason: 'its host answered 404',
    });
    const [step] = (await guideIn(108)).steps;
    expect(step?.media.data.map(({ original }) => original)).toEqual([
      expect.stringMatching(/^pictures\//),
      `${site.address}/igi/18`,
    ]);
  });

  it('brings the other pictures of a host that fails for one, and gives one up that is down', async () => {
    const down = () => Array.from({ length: 20 }, () => ({ status: 503 }));
    for (const name of ['/igi/17', '/igi/17.standard']) site.before.set(name, down());
    expect(await bring()).toBe(1);
    expect(made.json.written).toMatchObject({ guides: 10, pictures: 19 });
    for (const id of [101, 102, 103]) site.before.set(`/api/2.0/guides/${id}`, down());
    await rm(`${out}.part`, { recursive: true });
    await expect(bring({ isForced: true })).rejects.toThrow('What came is kept.');
  });

  it('leaves a video that can be no clip to its address, and asks for it once', async () => {
    site.redirects.set('/video/tags.webm', '/video/only-sound.mp4');
    expect(await bring()).toBe(0);
    expect(await bring()).toBe(0);
    expect(made.json.written).toMatchObject({ clips: 1 });
    expect(made.json.missing.map(({ reason }) => reason)).toContain(
      'its format cannot be a clip; its address stays in the text',
    );
    expect(asked('/video/only-sound.mp4')).toBe(1);
  });

  it('leaves a video whose still picture is not there to its address', async () => {
    for (const name of ['/igi/12', '/igi/12.standard']) site.gone.add(name);
    expect(await bring()).toBe(1);
    expect(made.json.written).toMatchObject({ clips: 1 });
    expect(made.json.missing.map(({ reason }) => reason)).toContain(
      'it has no still picture; its address stays in the text',
    );
  });

  it('follows no redirect into a private network, and reads no page as a picture', async () => {
    site.redirects.set('/igi/17', 'https://169.254.169.254/latest');
    site.redirects.set('/igi/17.standard', 'http://example.com/x.png');
    site.redirects.set('/igi/18', 'file:///etc/passwd');
    site.redirects.set('/igi/18.standard', `${site.address}/api/2.0/categories`);
    expect(await bring()).toBe(1);
    expect(made.json.missing.map(({ address, reason }) => [address.slice(-7), reason])).toEqual([
      ['ags.mp4', 'it is longer than 20 s; its address stays in the text'],
      ['/igi/17', 'it leads into a private network'],
      ['/igi/18', 'it is no https address'],
    ]);
  });

  it.each([
    ['/api/2.0/guides', 404, 'is no site of Dozuki or iFixit'],
    ['/api/2.0/guides', 403, 'refuses its list of guides'],
  ])('%s that answers %i is explained', async (name, status, message) => {
    site.before.set(name, [{ status }]);
    await expect(bring()).rejects.toThrow(message);
    expect(await readdir(folder)).toEqual([]);
  });

  it('says what is no site, and what is none of its own', async () => {
    site.broken.add('/api/2.0/guides');
    await expect(bring()).rejects.toThrow('is no site of Dozuki or iFixit');
    await expect(bring({ address: 'http://guides.example' })).rejects.toThrow('no address');
    await expect(bring({ address: 'file:///etc' })).rejects.toThrow('no address');
    site.redirects.set('/api/2.0/guides', 'https://elsewhere.example/api/2.0/guides');
    await expect(bring()).rejects.toThrow('sends on to https://elsewhere.example');
    site.redirects.clear();
    site.broken.clear();
    await writeFile(out, 'mine');
    await expect(bring()).rejects.toThrow('is there already');
    expect(await bring({ isForced: true })).toBe(0);
    await expect(bring({ address: 'https://other.example' })).rejects.toThrow('another site');
  });

  it('asks before it fetches, and needs an answer or --yes', async () => {
    await expect(bring({ isSure: false })).rejects.toThrow('Add --yes');
    expect(asked('/guides/1')).toBe(0);
    await expect(bring({ only: 'no such tag' })).rejects.toThrow('nothing to fetch');
    site.broken.add('/api/2.0/guides/109/tags');
    await rm(`${out}.part`, { recursive: true });
    await expect(bring({ only: 'Cord' })).rejects.toThrow('What came is kept.');
  });

  it('says that a place cannot be written to', async () => {
    await writeFile(`${out}.part`, 'a file');
    await expect(bring()).rejects.toThrow('Check the path and its permissions');
  });

  it('stops when the site goes away, and goes on later', async () => {
    site.onAsked = (count) => {
      if (count === 30) void site.close();
    };
    await expect(bring()).rejects.toThrow('What came is kept.');
    expect(await readdir(folder)).toEqual(['guides.zip.part']);
  });
});
