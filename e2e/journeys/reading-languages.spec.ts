import { both, newPerson, picture } from '../support/api';
import { expect, test } from '../support/fixtures';

const WORD = () => `w${Math.random().toString(36).slice(2, 10)}w`;

test('pages and lists name a guide in the language of the reader, and show a changed translation at once', async ({
  api,
  playwright,
  baseURL,
}) => {
  const visitor = await playwright.request.newContext(baseURL ? { baseURL } : {});
  const creatorUid = await api.signUp(newPerson());
  const [english, portuguese, renamed] = [WORD(), WORD(), WORD()];
  const uid = await api.publishedProject({ name: `Guide ${english}` });
  const own = (word: string) => ({
    names: both(`Guide ${english}`, `Guia ${word}`),
    descriptions: both(`Made of ${english}.`, `Feito de ${word}.`),
    categories: both(`Kind ${english}`, `Tipo ${word}`),
    tagLists: [
      { lang: 'en', values: [`tag ${english}`] },
      { lang: 'pt-BR', values: [`etiqueta ${word}`] },
    ],
  });
  const change = (word: string, more = {}) =>
    api.call('PATCH', `/dashboard/projects/${uid}`, { ...own(word), ...more });
  await change(portuguese, { file: await api.upload('project', await picture('#07a')) });
  const robots = await (await visitor.get('/robots.txt')).text();
  const page = new URL(`/p/${uid}`, robots.match(/https?:\/\/[^/\s]+/)?.[0]).href;
  const showing = async (word: string, lang: string) => {
    const addresses = {
      page: `/p/${uid}?lang=${lang}`,
      landing: `/?lang=${lang}`,
      explore: `/explore?lang=${lang}`,
      found: `/explore?search=${english}&lang=${lang}`,
      creator: `/c/${creatorUid}?lang=${lang}`,
      feed: `/feed.xml?lang=${lang}`,
      oembed: `/v1/oembed?url=${encodeURIComponent(`${page}?lang=${lang}`)}`,
    };
    const texts = await Promise.all(
      Object.entries(addresses).map(async ([name, path]) => {
        const text = await (await visitor.get(path)).text();
        return text.includes(word) ? [name] : [];
      }),
    );
    return texts.flat();
  };
  const all = ['page', 'landing', 'explore', 'found', 'creator', 'feed', 'oembed'];
  expect(await showing(english, 'en')).toEqual(all);
  expect(await showing(portuguese, 'en')).toEqual([]);
  expect(await showing(portuguese, 'pt-BR')).toEqual(all);
  // The list shows where the words were found, and the field the search text.
  expect(await showing(english, 'pt-BR')).toEqual(['found']);
  await change(renamed);
  expect(await showing(renamed, 'pt-BR')).toEqual(all);
  expect(await showing(portuguese, 'pt-BR')).toEqual([]);
  expect(await showing(english, 'en')).toEqual(all);
  await visitor.dispose();
});

test('page and viewer show a guide in the first language of the browser that it has', async ({
  api,
  browser,
  baseURL,
}) => {
  await api.signUp(newPerson());
  const texts = (en: string, de: string) => [
    { lang: 'en', value: en },
    { lang: 'de', value: de },
  ];
  const created = await api.call<{ projectUid: string }>('POST', '/dashboard/projects', {
    name: 'Bench',
    names: texts('Bench', 'Bank'),
    languages: ['en', 'de'],
  });
  const uid = created.projectUid;
  const file = await api.upload('step', await picture('#07a'));
  await api.call('POST', `/dashboard/projects/${uid}/steps`, {
    name: texts('Saw', 'Sägen'),
    description: texts('Saw it.', 'Säge es.'),
    type: 1,
    file,
  });
  await api.call('PATCH', `/dashboard/projects/${uid}/publish`);
  const context = await browser.newContext({
    locale: 'de-AT',
    extraHTTPHeaders: { 'Accept-Language': 'de-AT,de;q=0.9,en;q=0.8' },
    ...(baseURL ? { baseURL } : {}),
  });
  const page = await context.newPage();
  // Also from the cache, which has found its languages by then.
  for (const _ of [1, 2]) {
    await page.goto(`/p/${uid}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bank');
  }
  const links = page.locator('link[rel=alternate][hreflang]');
  expect(await links.evaluateAll((all) => all.map((one) => one.getAttribute('hreflang')))).toEqual([
    'en',
    'de',
    'x-default',
  ]);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\?lang=de$/);
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  await page.goto(`/p/${uid}/s/1`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Sägen');
  const meta = (name: string) => page.locator(`meta[property="og:${name}"]`);
  await expect(meta('title')).toHaveAttribute('content', 'Saw · Bench');
  await expect(meta('image')).toHaveAttribute('content', /\/files\//);
  await context.close();
});
