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
  // The list of what was found says where, and the field what was searched for.
  expect(await showing(english, 'pt-BR')).toEqual(['found']);
  await change(renamed);
  expect(await showing(renamed, 'pt-BR')).toEqual(all);
  expect(await showing(portuguese, 'pt-BR')).toEqual([]);
  expect(await showing(english, 'en')).toEqual(all);
  await visitor.dispose();
});
