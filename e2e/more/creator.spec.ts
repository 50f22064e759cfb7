import { newPerson } from '../support/api';
import { expect, test } from '../support/fixtures';

const UNKNOWN_UID = 'zzzzzzzzzzzz';

test('a creator’s page lists exactly the public guides, at once', async ({ api, request }) => {
  const person = newPerson('Nina Duarte');
  const uid = await api.signUp(person);
  const text = async () => {
    const answer = await request.get(`/c/${uid}`);
    expect(answer.status()).toBe(200);
    return answer.text();
  };
  const holds = async (part: string) => (await text()).includes(part);
  expect(await holds('Nina Duarte has not published a guide yet.')).toBe(true);
  expect(await holds('noindex')).toBe(true);
  const project = await api.publishedProject({ name: 'Stitch a book' });
  const hidden = await api.publishedProject({ name: 'Secret binding', type: 2 });
  for (const shown of [`/p/${project}`, 'Total 1 item'])
    expect(await holds(shown), shown).toBe(true);
  for (const secret of [hidden, 'Secret binding', person.email, 'noindex'])
    expect(await holds(secret), secret).toBe(false);
  await api.call('PATCH', `/dashboard/projects/${project}/unpublish`);
  expect(await holds(project)).toBe(false);
  await api.call('PATCH', `/dashboard/projects/${project}/publish`);
  expect(await holds(`/p/${project}`)).toBe(true);
  await api.call('DELETE', `/dashboard/projects/${project}`);
  expect(await holds(project)).toBe(false);
});

test('a guide, its steps and its end have the creator’s colour, at once', async ({ api, page }) => {
  await api.signUp(newPerson('Tom Aires'));
  const uid = await api.publishedProject({ name: 'Fold a cap', steps: 1 });
  await page.emulateMedia({ colorScheme: 'light' });
  for (const [chosen, shown] of [
    ['#ffee00', 'rgb(255, 238, 0)'],
    ['#000080', 'rgb(0, 0, 128)'],
  ] as const) {
    await api.call('PATCH', '/dashboard/user', { creator: { backgroundColor: chosen } });
    for (const path of [`/p/${uid}`, `/p/${uid}/s/1`, `/p/${uid}/finished`]) {
      await page.goto(path);
      await expect(page.locator('.creator-ground').first(), path).toHaveCSS(
        'background-color',
        shown,
      );
    }
  }
});

test('unknown people and pages have a real 404', async ({ api, request }) => {
  const uid = await api.signUp(newPerson());
  for (const path of [
    `/c/${UNKNOWN_UID}`,
    '/c/-',
    '/c/x',
    '/c',
    `/c/${uid}/1`,
    `/c/${uid}/2`,
    `/c/${uid}/0`,
    `/c/${uid}/x`,
    `/c/${UNKNOWN_UID}/2`,
  ]) {
    expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(404);
  }
});

test('the page is rendered once for everybody', async ({ api, request }) => {
  const uid = await api.signUp(newPerson('Olga Meireles'));
  await api.publishedProject({ name: 'Wax a thread' });
  await request.get(`/c/${uid}`);
  const again = await request.get(`/c/${uid}`);
  expect(again.headers()['cache-control']).not.toContain('no-store');
  expect(again.headers()['set-cookie']).toBeUndefined();
  const facts =
    /<script type="application\/ld\+json">(.*?)<\/script>/.exec(await again.text())?.[1] ?? '{}';
  expect(JSON.parse(facts)).toMatchObject({
    '@type': 'ProfilePage',
    mainEntity: { '@type': 'Person', name: 'Olga Meireles' },
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('cards and banner lead to the creator, whose list has pages', async ({ api, page }) => {
    test.setTimeout(180_000);
    const uid = await api.signUp(newPerson('Paula Quadros'));
    for (let number = 1; number <= 11; number += 1)
      await api.publishedProject({ name: `Fold a paper crane ${number}`, steps: 1 });
    await page.goto('/explore?search=Fold+a+paper+crane+11');
    await page.getByRole('link', { name: 'by Paula Quadros' }).first().click();
    await expect(page).toHaveURL(new RegExp(`/c/${uid}$`));
    await expect(page.getByRole('heading', { level: 1, name: 'Paula Quadros' })).toBeVisible();
    await expect(page.getByText('Total 11 items')).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(10);
    await page.getByRole('link', { name: 'Next page' }).click();
    await expect(page).toHaveURL(new RegExp(`/c/${uid}/2$`));
    await page.getByRole('link', { name: 'Fold a paper crane 1', exact: true }).click();
    await page.getByRole('link', { name: 'Paula Quadros' }).last().click();
    await expect(page).toHaveURL(new RegExp(`/c/${uid}$`));
  });
});
