import type { APIRequestContext } from '@playwright/test';
import { both, newPerson, picture } from '../support/api';
import { expect, test } from '../support/fixtures';

/** Pages on which a visitor without a session sees a project or its creator. */
class Walk {
  constructor(
    private readonly request: APIRequestContext,
    private readonly project: string,
    private readonly creator: string,
  ) {}

  private async read(path: string): Promise<{ status: number; text: string }> {
    const answer = await this.request.get(path, { maxRedirects: 0 });
    return { status: answer.status(), text: await answer.text() };
  }

  /**
   * Every place that shows a listed project, with its text. One check fills the caches that the
   * next change has to invalidate.
   */
  async places(): Promise<Record<string, { status: number; text: string }>> {
    const { project, creator } = this;
    const oembed = `/v1/oembed?url=${encodeURIComponent(new URL(`/p/${project}`, (await this.read('/robots.txt')).text.match(/https?:\/\/[^/\s]+/)?.[0]).href)}`;
    const addresses = {
      page: `/p/${project}`,
      pagePortuguese: `/p/${project}?lang=pt-BR`,
      step: `/p/${project}/s/1`,
      finished: `/p/${project}/finished`,
      embed: `/p/${project}/embed`,
      text: `/p/${project}.md`,
      textPortuguese: `/p/${project}.md?lang=pt-BR`,
      creatorText: `/c/${creator}.md`,
      explore: '/explore',
      landing: '/',
      creator: `/c/${creator}`,
      feed: '/feed.xml',
      creatorFeed: `/c/${creator}/feed.xml`,
      oembed,
      api: `/v1/projects/${project}`,
    };
    return Object.fromEntries(
      await Promise.all(
        Object.entries(addresses).map(
          async ([name, path]) => [name, await this.read(path)] as const,
        ),
      ),
    );
  }

  async isMapped(): Promise<boolean> {
    const index = (await this.read('/sitemap.xml')).text;
    const parts = [...index.matchAll(/<loc>(.+?)<\/loc>/g)].map(
      ([, address = '']) => new URL(address).pathname,
    );
    return (await Promise.all(parts.map((part) => this.read(part)))).some(({ text }) =>
      text.includes(`/p/${this.project}<`),
    );
  }

  /** The places whose text contains a word. */
  async showing(word: string): Promise<string[]> {
    return Object.entries(await this.places())
      .filter(([, { text }]) => text.includes(word))
      .map(([name]) => name)
      .sort();
  }

  /** The statuses of the places. */
  async answering(status: number): Promise<string[]> {
    return Object.entries(await this.places())
      .filter(([, answer]) => answer.status === status)
      .map(([name]) => name)
      .sort();
  }
}

const TEXTS = ['text', 'textPortuguese'];
const OWN = ['api', 'embed', 'finished', 'oembed', 'page', 'pagePortuguese', 'step', ...TEXTS];
const LISTS = ['creator', 'creatorFeed', 'creatorText', 'explore', 'feed', 'landing'];
const everywhere = [...OWN, ...LISTS].sort();
const without = (...names: string[]) => everywhere.filter((name) => !names.includes(name));
const WORD = () => `w${Math.random().toString(36).slice(2, 10)}w`;

test('a creator’s changes show everywhere at once, and unpublished content is gone everywhere', async ({
  api,
  playwright,
  baseURL,
}) => {
  test.slow();
  const visitor = await playwright.request.newContext(baseURL ? { baseURL } : {});
  const creatorUid = await api.signUp(newPerson());
  const [first, renamed] = [WORD(), WORD()];
  const uid = await api.publishedProject({ name: `Guide ${first}` });
  // The landing page shows only projects with a picture.
  await api.call('PATCH', `/dashboard/projects/${uid}`, {
    file: await api.upload('project', await picture('#0a7')),
  });
  const walk = new Walk(visitor, uid, creatorUid);
  const change = (path: string, body?: unknown, method = 'PATCH') =>
    api.call<{ file?: { url: string }; steps?: { id: string }[] }>(
      method,
      `/dashboard${path}`,
      body,
    );

  expect(await walk.showing(first), 'published').toEqual(everywhere);
  expect(await walk.isMapped()).toBe(true);

  await change(`/projects/${uid}`, { name: `Guide ${renamed}` });
  expect(await walk.showing(renamed), 'renamed').toEqual(everywhere);
  expect(await walk.showing(first), 'old name').toEqual([]);

  const before = (await walk.places())['api']?.text ?? '';
  const oldPicture = /files\/[\w-]+/.exec(before)?.[0] ?? 'none';
  await change(`/projects/${uid}`, { file: await api.upload('project', await picture('#70a')) });
  expect(await walk.showing(oldPicture), 'old picture').toEqual([]);
  const newPicture = /files\/[\w-]+/.exec((await walk.places())['api']?.text ?? '')?.[0] ?? 'none';
  expect(await walk.showing(newPicture), 'new picture').toEqual(
    expect.arrayContaining(['api', 'creator', 'explore', 'landing', 'page']),
  );

  const { steps = [] } = await api.call<{ steps: { id: string }[] }>('GET', `/projects/${uid}`);
  const step = WORD();
  await change(`/projects/${uid}/steps/${steps[0]?.id}`, {
    name: [
      { lang: 'en', value: step },
      { lang: 'pt-BR', value: step },
    ],
  });
  expect(await walk.showing(step), 'step').toEqual(
    expect.arrayContaining(['api', 'embed', 'page', 'pagePortuguese', 'step', ...TEXTS]),
  );

  const [name, url] = [WORD(), WORD()];
  await change('/user', { creator: { name: `Maker ${name}` } });
  expect(await walk.showing(name), 'creator renamed').toEqual(without('finished', ...TEXTS));
  await change('/user', { creator: { url: `https://${url}.example` } });
  expect(await walk.showing(url), "creator's link").toEqual(
    expect.arrayContaining(['api', 'creator']),
  );
  for (const backgroundColor of ['#ffee00', '#000080']) {
    await change('/user', { creator: { backgroundColor } });
    expect(await walk.showing(`--ground:${backgroundColor}`), "creator's colour").toEqual([
      'creator',
      'embed',
      'finished',
      'page',
      'pagePortuguese',
      'step',
    ]);
  }

  await change(`/projects/${uid}/unpublish`);
  expect(await walk.answering(404), 'unpublished').toEqual(OWN);
  expect(await walk.showing(renamed)).toEqual([]);
  expect(await walk.isMapped()).toBe(false);

  await change(`/projects/${uid}/publish`);
  expect(await walk.showing(renamed), 'published again').toEqual(everywhere);

  await change(`/projects/${uid}`, { type: 2 });
  expect(await walk.showing(renamed), 'private').toEqual(OWN);
  expect(await walk.isMapped()).toBe(false);
  await change(`/projects/${uid}`, { type: 1 });
  expect(await walk.showing(renamed), 'public').toEqual(everywhere);

  await change(`/projects/${uid}/archive`);
  expect(await walk.answering(404), 'archived').toEqual(OWN);
  expect(await walk.showing(renamed)).toEqual([]);
  await change(`/projects/${uid}/unarchive`);
  await change(`/projects/${uid}/publish`);
  expect(await walk.answering(404)).toEqual([]);

  await change(`/projects/${uid}`, undefined, 'DELETE');
  expect(await walk.answering(404), 'deleted').toEqual(OWN);
  expect(await walk.showing(renamed)).toEqual([]);
  expect(await walk.isMapped()).toBe(false);
  await visitor.dispose();
});

test('changes in a guide show at once in the lists that show it', async ({
  api,
  playwright,
  baseURL,
}) => {
  const visitor = await playwright.request.newContext(baseURL ? { baseURL } : {});
  const creatorUid = await api.signUp(newPerson());
  const uid = await api.publishedProject({ name: 'Counted in lists', steps: 2 });
  await api.call('PATCH', `/dashboard/projects/${uid}`, {
    file: await api.upload('project', await picture('#07a')),
  });
  const read = async (path: string) => (await visitor.get(path)).text();
  const lists = ['/', '/explore', `/c/${creatorUid}`];
  const stepsIn = async (path: string) =>
    Number(new RegExp(`href="/p/${uid}"[^]*?>(\\d+) steps?<`).exec(await read(path))?.[1]);
  for (const path of lists) expect(await stepsIn(path), path).toBe(2);
  const feeds = ['/feed.xml', `/c/${creatorUid}/feed.xml`];
  const updated = async (path: string) =>
    new RegExp(`<id>[^<]*/p/${uid}</id>[^]*?<updated>(.+?)</updated>`).exec(await read(path))?.[1];
  const before = await Promise.all(feeds.map(updated));
  expect(before).toEqual([expect.any(String), expect.any(String)]);

  await api.call('POST', `/dashboard/projects/${uid}/steps`, {
    type: 1,
    name: both('One more', 'Mais um'),
    description: both('At the end.', 'No fim.'),
  });
  for (const path of lists) expect(await stepsIn(path), path).toBe(3);
  for (const [index, path] of feeds.entries())
    expect(await updated(path), path).not.toBe(before[index]);
  await visitor.dispose();
});

test('no cached page answers a request after a change, with an ETag or in another language', async ({
  api,
  playwright,
  baseURL,
}) => {
  const visitor = await playwright.request.newContext(baseURL ? { baseURL } : {});
  await api.signUp(newPerson());
  const uid = await api.publishedProject({ name: 'Kept for a while' });
  const ask = (headers: Record<string, string>) => visitor.get(`/p/${uid}`, { headers });
  const tags: Record<string, string> = {};
  for (const lang of ['en', 'pt-BR']) {
    const [answer, again] = [
      await ask({ 'accept-language': lang }),
      await ask({ 'accept-language': lang }),
    ];
    expect([answer.status(), again.status()]).toEqual([200, 200]);
    expect(await again.text()).toContain(`<html lang="${lang}"`);
    tags[lang] = again.headers()['etag'] ?? '';
    expect((await ask({ 'accept-language': lang, 'if-none-match': tags[lang] })).status()).toBe(
      304,
    );
  }
  expect(tags['en']).not.toBe(tags['pt-BR']);
  expect((await visitor.head(`/p/${uid}`)).headers()['etag']).toBeTruthy();
  await api.call('PATCH', `/dashboard/projects/${uid}/unpublish`);
  for (const lang of ['en', 'pt-BR'])
    expect(
      (await ask({ 'accept-language': lang, 'if-none-match': tags[lang] ?? '' })).status(),
    ).toBe(404);
  await visitor.dispose();
});

test("a creator's picture and the share pictures show each change at once", async ({
  api,
  playwright,
  baseURL,
}) => {
  const visitor = await playwright.request.newContext(baseURL ? { baseURL } : {});
  const creatorUid = await api.signUp(newPerson());
  const uid = await api.publishedProject({ name: 'Shared as first named' });
  const read = async (path: string) => (await visitor.get(path)).text();
  const shown = async (path: string) =>
    /property="og:image" content="[^"]*?(\/[^/"]+\/[^/"]+\/card\.jpg[^"]*)"/.exec(
      await read(path),
    )?.[1] ?? 'none';
  const avatarOf = async (path: string) => /files\/[\w-]+/.exec(await read(path))?.[0] ?? 'none';

  const first = await shown(`/p/${uid}`);
  const picture1 = await visitor.get(first);
  expect([picture1.status(), picture1.headers()['content-type']]).toEqual([200, 'image/jpeg']);
  expect(await shown(`/c/${creatorUid}`)).toContain(creatorUid);

  await api.call('PATCH', `/dashboard/projects/${uid}`, { name: 'Shared as named anew' });
  const second = await shown(`/p/${uid}`);
  expect(second).not.toBe(first);
  expect((await visitor.get(second)).headers()['etag']).not.toBe(picture1.headers()['etag']);

  for (const colour of ['#123', '#e21']) {
    const { url } = await api.upload('avatar', await picture(colour, 300, 300));
    await api.call('PATCH', '/dashboard/user', { creator: { avatar: { url } } });
    for (const path of [`/p/${uid}`, `/c/${creatorUid}`])
      expect(await avatarOf(path), `${colour} on ${path}`).toBe(`files/${url}`);
  }

  await api.call('PATCH', `/dashboard/projects/${uid}/unpublish`);
  for (const path of [first, second])
    expect(
      (
        await visitor.get(path, { headers: { 'if-none-match': picture1.headers()['etag'] ?? '' } })
      ).status(),
    ).toBe(404);
  await visitor.dispose();
});
