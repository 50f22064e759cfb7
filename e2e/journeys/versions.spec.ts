import { newPerson } from '../support/api';
import { expect, test } from '../support/fixtures';
import { hydrated, signInWithApi } from '../support/page-actions';

const WORD = () => `w${Math.random().toString(36).slice(2, 10)}w`;

test('readers get nothing of what is typed until it is published, and all of it then', async ({
  api,
  page,
  playwright,
  baseURL,
}) => {
  const visitor = await playwright.request.newContext(baseURL ? { baseURL } : {});
  const person = newPerson('Vera Waits');
  const creatorUid = await api.signUp(person);
  const uid = await api.publishedProject({ name: 'Tighten a wheel', steps: 1 });
  const path = `/dashboard/projects/${uid}`;
  const [{ id = '' } = {}] = (await api.call<{ steps: { id: string }[] }>('GET', path)).steps;
  const [typed, renamed] = [WORD(), WORD()];
  const contents = [`/v1/projects/${uid}`, `/p/${uid}`, `/p/${uid}/s/1`, `/p/${uid}/embed`];
  const lists = ['/explore', `/explore?search=${renamed}`, '/feed.xml', `/c/${creatorUid}`];
  const showing = async (word: string, places: string[]) => {
    const texts = await Promise.all(places.map(async (at) => (await visitor.get(at)).text()));
    // The field of a search shows what was searched for.
    return places.filter((_, index) => texts[index]?.includes(`Tighten ${word}`));
  };

  await signInWithApi(page, person, `${path}/step/${id}#steps`);
  await expect(page.getByText('Everything is published · Version 1')).toBeVisible();
  const field = page.getByRole('complementary').getByLabel(/^Name/);
  await hydrated(field);
  await field.fill('');
  await api.call('PATCH', `${path}?draft=true`, { name: `Tighten ${renamed}` });
  let isTyping = true;
  const typing = field.pressSequentially(`Tighten ${typed}`, { delay: 120 }).finally(() => {
    isTyping = false;
  });
  // Each part of the word, too: it is saved while it is typed.
  while (isTyping) expect(await showing(typed.slice(0, 3), contents)).toEqual([]);
  await typing;
  await expect(page.getByText('2 changes not published')).toBeVisible();
  expect(await showing(typed.slice(0, 3), contents)).toEqual([]);
  expect(await showing(renamed, [...contents, ...lists])).toEqual([]);

  await page.getByRole('button', { name: 'Publish changes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish changes' });
  await dialog.getByLabel(/^What changed/).fill('The name of the first step');
  await dialog.getByRole('button', { name: 'Publish changes' }).click();
  await expect(page.getByText('Everything is published · Version 2')).toBeVisible();
  expect(await showing(typed, contents)).toEqual(contents);
  expect(await showing(renamed, [contents[0] ?? '', contents[1] ?? '', ...lists])).toEqual([
    contents[0],
    contents[1],
    ...lists,
  ]);

  await test.step('bring the version before back', async () => {
    await page.getByRole('tab', { name: 'Versions' }).click();
    await expect(page.getByText('The name of the first step')).toBeVisible();
    await page.getByRole('button', { name: 'Bring back this version: 1' }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /^Bring back/ })
      .click();
    await expect(page.getByText('2 changes not published').first()).toBeVisible();
    expect(await showing(typed, contents)).toEqual(contents);
  });
  await visitor.dispose();
});
