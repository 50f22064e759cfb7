import type { Page } from '@playwright/test';
import { newPerson } from '../support/api';
import { expect, test } from '../support/fixtures';
import { guideOfTwelve } from '../budgets/light-pages';

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const NEXT = /^Next/;

const phone = (page: Page) =>
  page.getByRole('figure').filter({ hasText: 'A real guide, running.' });
const inside = (page: Page) => phone(page).frameLocator('iframe');

/**
 * Taps a link of the page until the viewer in the frame answers: before hydration links lead to the
 * guide instead.
 */
async function tapNext(page: Page): Promise<void> {
  await expect(async () => {
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    await phone(page).getByRole('link', { name: NEXT }).tap();
    await expect(phone(page).locator('iframe')).toBeVisible({ timeout: 7000 });
  }).toPass({ timeout: 60_000 });
}

test.describe('on a phone', () => {
  test.use(PHONE);

  test('step 3 of a guide is two taps away, in the guide on the landing page, and nothing is counted', async ({
    api,
    page,
  }) => {
    await api.signUp(newPerson());
    await guideOfTwelve(api);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(new URL(request.url()).pathname);
    });
    await tapNext(page);
    await expect(inside(page).getByRole('heading', { level: 1 })).toHaveText(/^Step 2 of/);
    sent.length = 0;
    await inside(page).getByRole('button', { name: NEXT }).tap();
    await expect(inside(page).getByRole('heading', { level: 1 })).toHaveText(/^Step 3 of/);
    expect(new URL(page.url()).pathname).toBe('/');
    expect(sent).toEqual([]);
    // A demo stores nothing.
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('place'))),
    ).toEqual([]);
    // The exit navigates the whole window.
    await inside(page).getByRole('button', { name: 'Close' }).tap();
    await expect(page).toHaveURL(/\/p\/[a-z2-9]{12}$/);
  });

  test('and three taps through the list', async ({ api, page }) => {
    await api.signUp(newPerson());
    const uid = await guideOfTwelve(api);
    await page.goto('/');
    await page.getByRole('main').getByRole('link', { name: 'Explore guides' }).tap();
    await expect(page).toHaveURL(/\/explore$/);
    // The previous page stays in the document, hidden, and may show the same guide.
    await page
      .getByRole('main')
      .locator(`a[href="/p/${uid}"]`)
      .filter({ visible: true })
      .first()
      .tap();
    await page.getByRole('link', { name: /Open the quick release/ }).tap();
    await expect(page).toHaveURL(new RegExp(`/p/${uid}/s/3$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Step 3 of 12/);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the phone leads to its guide', async ({ api, page }) => {
    await api.signUp(newPerson());
    await guideOfTwelve(api);
    await page.goto('/');
    await phone(page).getByRole('link', { name: NEXT }).click();
    await expect(page).toHaveURL(/\/p\/[a-z2-9]{12}\/s\/2$/);
    await page.goto('/');
    await phone(page)
      .getByRole('link', { name: /^Start the guide/ })
      .click({ position: { x: 100, y: 100 } });
    await expect(page).toHaveURL(/\/p\/[a-z2-9]{12}\/s\/1$/);
  });
});

test('the viewer loads only when a pointer comes near, and nothing moves when it takes over', async ({
  api,
  page,
}) => {
  await api.signUp(newPerson());
  await guideOfTwelve(api);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await expect(phone(page).locator('iframe')).toHaveCount(0);
  const before = await phone(page).boundingBox();
  await expect(async () => {
    await page.mouse.move(0, 0);
    await phone(page).hover();
    await expect(phone(page).locator('iframe')).toBeAttached({ timeout: 1000 });
  }).toPass();
  // The static step stays until it is pressed: the wheel still scrolls the page.
  await expect(phone(page).getByRole('link', { name: NEXT })).toBeVisible();
  await phone(page).getByRole('link', { name: NEXT }).focus();
  await page.keyboard.press('Enter');
  await expect(inside(page).getByRole('heading', { level: 1 })).toHaveText(/^Step 2 of/);
  await expect(inside(page).getByRole('heading', { level: 1 })).toBeFocused();
  expect(await phone(page).boundingBox()).toEqual(before);
});
