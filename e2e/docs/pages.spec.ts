import { expect, test } from '../support/fixtures';
import { addresses, PAGES_TIMEOUT_MS } from './examples';

test('the page of a call is small, also without scripts, and its former anchor leads to it', async ({
  page,
  request,
  browser,
}) => {
  test.setTimeout(PAGES_TIMEOUT_MS);
  for (const address of await addresses(page)) {
    const { byteLength } = Buffer.from(await (await request.get(address)).body());
    expect(byteLength, address).toBeLessThan(150_000);
  }
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto('/developers/projects#patchDashboardProjectsByIdPublish');
  await expect(plain.locator(':target')).toBeInViewport();
  await plain.locator(':target').getByRole('link').click();
  await expect(plain.getByRole('heading', { level: 1 })).toHaveText(
    'PATCH /v1/dashboard/projects/{id}/publish',
  );
  await expect(plain.getByRole('group', { name: /^Request of PATCH/ })).toBeVisible();
  await plain.goto('/developers/calls');
  await expect(plain.getByRole('searchbox')).toBeHidden();
  await context.close();
});

test('on a phone the list of all pages comes first, and opens', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/developers/projects');
  const menu = page.locator('summary', { hasText: 'All pages of the documentation' });
  const title = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect((await menu.boundingBox())?.y).toBeLessThan(title?.y ?? 0);
  await menu.click();
  const links = page.getByRole('navigation', { name: 'Documentation' });
  await expect(links.getByRole('link', { name: 'Projects' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await links.getByRole('link', { name: 'Know what happens, with webhooks' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Know what happens, with webhooks',
  );
});
