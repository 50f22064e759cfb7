import { cards, twoGuides } from '../explore-guides';
import { expect, test } from '../fixtures';
import { hydrated } from '../hands';

test('a filter that is pressed before its choices are counted opens when they are, unless one presses something else', async ({
  api,
  page,
}) => {
  const { word, tag } = await twoGuides(api);
  await page.goto(`/explore?search=${word}`);
  await hydrated(page.getByRole('searchbox'));
  const option = page.locator('#filter-tag').getByRole('link', { name: new RegExp(tag) });
  // React puts choices in their place and takes them over by themselves: what is taken away before that it would miss.
  await hydrated(page.locator('#filter-tag'));
  /** Takes the choices away, as they are while they are being counted; the returned function brings them. */
  const takeAway = async () => {
    const choices = await page.locator('#filter-tag').evaluateHandle((drop) => {
      const place = { drop, parent: drop.parentElement, next: drop.nextSibling };
      drop.remove();
      return place;
    });
    return () =>
      choices.evaluate(({ drop, parent, next }) => {
        parent?.insertBefore(drop, next);
      });
  };
  const button = page.getByRole('button', { name: 'Tag', exact: true });
  const bringBack = await takeAway();
  await button.click();
  await bringBack();
  await expect(option).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(option).toBeHidden();
  await expect(button).toBeFocused();

  const bringLate = await takeAway();
  await button.click();
  await page.getByRole('searchbox').click();
  await bringLate();
  await button.focus();
  await expect(page.locator('#filter-tag')).toBeAttached();
  await expect(option).toBeHidden();
});

test('an answer that one types past is not waited for', async ({ api, page }) => {
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
  const asked = page.waitForRequest((request) => isFirst(request.url()));
  await field.fill(word);
  await asked;
  await field.fill(`${word} hinge`);
  await expect(page).toHaveURL(/hinge$/);
  await expect(cards(page).first()).toContainText('hinge');
});
