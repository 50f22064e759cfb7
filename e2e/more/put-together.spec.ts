import type { APIRequestContext } from '@playwright/test';
import { notationNamed } from '../../src/shared/page-notation';
import { newPerson } from '../api';
import { expect, test } from '../fixtures';
import { awake } from '../hands';
import { guideOfTwelve } from '../budgets/light-pages';

/** Gets a page in one piece from Next itself, as search engines do. */
const RENDERED = { 'user-agent': 'Mozilla/5.0 (compatible; bingbot/2.0)' };
const HOSTILE = '$L1 "&<\'></script><script>alert(1)</script><!-- é漢🔧 $& \\u0041 \\';

/** What of a page is to be the same however it was made: everything but scripts, signs that say the same, and the order in its head. */
const shown = (html: string) => {
  const elements = elementsOf(html);
  const body = elements.findIndex((element) => element.startsWith('<body'));
  return [...elements.slice(0, body).toSorted(), ...elements.slice(body)];
};
const elementsOf = (html: string) =>
  html
    .replace(/<script(?! type="application\/ld\+json")[^>]*>[^]*?<\/script>/g, '')
    .replace(/<link rel="preload" as="script"[^>]*>/g, '')
    .replace(/<!--.*?-->/g, '')
    .replaceAll('&#39;', '&#x27;')
    .split(/(?=<)/);

async function bothOf(request: APIRequestContext, path: string, lang: string) {
  const headers = { 'accept-language': lang };
  const [stored, rendered] = [
    await request.get(path, { headers }),
    await request.get(`${path}?from=next`, { headers: { ...headers, ...RENDERED } }),
  ];
  expect([stored.status(), rendered.status()]).toEqual([200, 200]);
  return { stored: await stored.text(), rendered: await rendered.text() };
}

test('a guide’s page that is put together is the one that Next would render, whatever is in it', async ({
  api,
  playwright,
  baseURL,
}) => {
  const visitor = await playwright.request.newContext(baseURL ? { baseURL } : {});
  await api.signUp(newPerson(`Maker ${HOSTILE}`.slice(0, 60)));
  const rich = await guideOfTwelve(api);
  const bare = await api.publishedProject({ name: 'Bare', steps: 1 });
  await api.call('PATCH', `/dashboard/projects/${bare}`, { description: '', tools: [], parts: [] });
  const hidden = await api.publishedProject({ name: 'Only by its link', steps: 2, type: 2 });
  const odd = await api.publishedProject({ name: HOSTILE, steps: 2 });
  await api.call('PATCH', `/dashboard/projects/${odd}`, {
    description: `${HOSTILE}\nsecond line`,
    brand: HOSTILE.slice(0, 40),
    category: HOSTILE.slice(0, 40),
    tools: [HOSTILE.slice(0, 50)],
    parts: ['x'],
    tags: [HOSTILE.slice(0, 50), 'b'],
  });
  for (const uid of [rich, bare, hidden, odd]) {
    for (const lang of ['en', 'pt-BR']) {
      const { stored, rendered } = await bothOf(visitor, `/p/${uid}`, lang);
      expect(shown(stored), `${uid} in ${lang}`).toEqual(shown(rendered));
      expect(notationNamed(stored), uid).toMatch(new RegExp(`^/_page/${lang}/p/${uid}\\.js\\?v=`));
    }
  }
  const { stored } = await bothOf(visitor, `/p/${hidden}`, 'en');
  expect(stored).toContain('<meta name="robots" content="noindex');
  await visitor.dispose();
});

test('React takes such a page over without a complaint', async ({ api, page }) => {
  await api.signUp(newPerson());
  const uid = await api.publishedProject({ name: HOSTILE });
  await api.call('PATCH', `/dashboard/projects/${uid}`, { description: HOSTILE });
  await page.goto(`/p/${uid}`);
  await page.mouse.move(50, 50);
  await awake(page.getByRole('button', { name: 'Save for offline' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(HOSTILE);
  await expect(page.getByRole('link', { name: 'Start' })).toHaveText(`Start: ${HOSTILE}`);
  await page.getByRole('link', { name: 'Start' }).click();
  await expect(page).toHaveURL(new RegExp(`/p/${uid}/s/1$`));
});

test('what a stored page is taken over by goes with it when it is unpublished', async ({
  api,
  playwright,
  baseURL,
}) => {
  const visitor = await playwright.request.newContext(baseURL ? { baseURL } : {});
  await api.signUp(newPerson());
  const uid = await api.publishedProject({ name: 'Soon gone' });
  const address = notationNamed(await (await visitor.get(`/p/${uid}`)).text()) ?? '';
  expect(await (await visitor.get(address)).text()).toContain('Soon gone');
  await api.call('PATCH', `/dashboard/projects/${uid}`, { name: 'Named anew' });
  // Of an older page there is the newest one’s.
  expect(await (await visitor.get(address)).text()).toContain('Named anew');
  await api.call('PATCH', `/dashboard/projects/${uid}/unpublish`);
  const gone = await visitor.get(address);
  expect([gone.status(), (await gone.text()).includes('Named anew')]).toEqual([404, false]);
  await visitor.dispose();
});
