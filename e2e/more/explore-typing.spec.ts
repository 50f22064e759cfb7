import { cards, twoGuides } from '../support/explore-guides';
import { expect, test } from '../support/fixtures';
import { hydrated } from '../support/page-actions';

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
