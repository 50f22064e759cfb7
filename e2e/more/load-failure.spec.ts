import type { Page } from '@playwright/test';
import { newPerson } from '../support/api';
import { cards, twoGuides } from '../support/explore-guides';
import { expect, test } from '../support/fixtures';
import { hydrated, signInWithApi } from '../support/page-actions';

const OOPS = 'Oops, could not load at this time.';
const toast = (page: Page) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(OOPS).first();
/** Page requests of the router fail from now on; API calls and files do not. */
const refusePages = (page: Page, answer: 'none' | 503) =>
  page.route(
    ({ pathname }) => !/^\/(?:_next|v1|files|api)\//.test(pathname),
    (route) =>
      route.request().headers()['rsc'] === undefined
        ? route.fallback()
        : answer === 'none'
          ? route.abort('internetdisconnected')
          : route.fulfill({ status: 503, body: 'busy' }),
  );
const goOn = (page: Page) => page.unrouteAll({ behavior: 'ignoreErrors' });

for (const answer of ['none', 503] as const) {
  test(`explore keeps the typed text and the shown list when the next list fails: ${answer}`, async ({
    api,
    page,
  }) => {
    await api.signUp(newPerson());
    const name = `Mend a parasol ${answer} ${Date.now()}`;
    await api.publishedProject({ name });
    await page.goto(`/explore?search=${encodeURIComponent(name)}`);
    const field = page.getByRole('searchbox');
    await hydrated(field);
    await refusePages(page, answer);
    await field.fill('something else');
    await expect(toast(page)).toBeVisible();
    await expect(field).toHaveValue('something else');
    await expect(page.getByRole('link', { name }).first()).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    // A guide that fails to load leaves the list in place.
    await page.getByRole('link', { name }).first().click();
    await expect(page).toHaveURL(/\/explore/);
    await expect(field).toHaveValue('something else');
    await goOn(page);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  });
}

test('the dashboard says so and retries', async ({ api, page }) => {
  const person = newPerson();
  await api.signUp(person);
  await signInWithApi(page, person, '/dashboard/settings/account');
  await refusePages(page, 503);
  await page.getByRole('link', { name: 'My projects' }).click();
  await expect(toast(page)).toBeVisible();
  await goOn(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My projects' })).toBeVisible();
});

test('the list does not wait for answers to outdated text', async ({ api, page }) => {
  const { word } = await twoGuides(api);
  await page.goto('/explore');
  const field = page.getByRole('searchbox');
  await hydrated(field);
  const isFirst = (address: string) => new URL(address).searchParams.get('search') === word;
  // Never answered.
  await page.route(
    (url) => url.pathname === '/explore' && isFirst(url.href),
    () => undefined,
  );
  const request = page.waitForRequest((request) => isFirst(request.url()));
  await field.fill(word);
  await request;
  await field.fill(`${word} hinge`);
  await expect(page).toHaveURL(/hinge$/);
  await expect(cards(page).first()).toContainText('hinge');
});
