import { expectNoAxeViolations, expectNoSidewaysScroll, PHONE } from '../support/axe';
import { cards, twoGuides } from '../support/explore-guides';
import { expect, test } from '../support/fixtures';
import { hydrated, pressSlash } from '../support/page-actions';

// Typing, history and axe are slow on a slow machine; nothing here waits for a fixed time.
test.describe.configure({ timeout: 180_000 });

test('the list follows the typed text, highlights it, and is restored by Back and Forward', async ({
  api,
  page,
}) => {
  const { word, sharpen } = await twoGuides(api);
  await page.goto('/explore');
  const field = page.getByRole('searchbox');
  await pressSlash(page, field);
  await page.keyboard.type(word);
  await expect(page).toHaveURL(new RegExp(`search=${word}$`));
  await expect(cards(page)).toHaveCount(2);
  await expect(page.locator('article mark').first()).toHaveText(word);
  await expect(page.getByRole('status').filter({ hasText: '2 guides found' })).toHaveCount(1);

  await page.getByRole('link', { name: `Sharpen a ${word}` }).click();
  await expect(page).toHaveURL(new RegExp(`/p/${sharpen}$`));
  await page.goBack();
  await expect(field).toHaveValue(word);
  await expect(cards(page)).toHaveCount(2);
  // All typed text is one history entry.
  await page.goBack();
  await expect(page).toHaveURL(/\/explore$/);
  await expect(field).toHaveValue('');
  await page.goForward();
  await expect(field).toHaveValue(word);
  await expect(cards(page)).toHaveCount(2);
  await field.focus();
  await page.keyboard.press('Escape');
  await expect(field).toHaveValue('');
  await expect(page).toHaveURL(/\/explore$/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the list is filtered, searched and sorted by plain links and forms', async ({
    api,
    page,
  }) => {
    const { word, tag, category } = await twoGuides(api);
    await page.goto(`/explore?search=${word}&sort=price&language=xx&page=0`);
    await expect(cards(page)).toHaveCount(2);
    await page.getByRole('button', { name: 'Category' }).click();
    await page.getByRole('link', { name: 'Show all' }).click();
    await page.getByRole('link', { name: new RegExp(`${category}.*1 guide`) }).click();
    await expect(cards(page)).toHaveCount(1);
    await expect(
      page.getByRole('link', { name: `Remove filter Category: ${category}` }),
    ).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await page.getByRole('button', { name: 'Tag', exact: true }).click();
    await page.getByRole('link', { name: 'Show all' }).click();
    await page.getByRole('link', { name: new RegExp(`${tag}.*1 guide`) }).click();
    await page.getByRole('button', { name: 'Sort: Best match' }).click();
    await page.getByRole('link', { name: 'Most viewed' }).click();
    // The text is submitted with all active filters.
    await page.getByRole('searchbox').fill(`${word} hinge`);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page.getByText('Without: hinge')).toBeVisible();
    const { searchParams } = new URL(page.url());
    expect(Object.fromEntries(searchParams)).toEqual({
      search: `${word} hinge`,
      category,
      tag,
      sort: 'views',
    });
    await page.getByRole('link', { name: 'Search without filters' }).click();
    await expect(page.getByRole('link', { name: `Oil a ${word} hinge` })).toBeVisible();
  });

  test('a guide leads to others of its category and tags, on pages that search engines may index', async ({
    api,
    page,
  }) => {
    const { word, tag, category, sharpen } = await twoGuides(api);
    await page.goto(`/p/${sharpen}`);
    await page.getByRole('link', { name: tag }).click();
    await expect(cards(page)).toHaveCount(2);
    await expect(page).toHaveTitle(new RegExp(`Guides: ${tag}`));
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`/explore\\?tag=tag\\+${word}$`),
    );
    await expect(page.locator('meta[name=robots]')).toHaveCount(0);
    await page.goto(`/p/${sharpen}`);
    await page.getByRole('link', { name: category }).click();
    await expect(cards(page)).toHaveCount(1);
    // An empty list is not indexed.
    await page.goto(`/explore?tag=no+such+${word}`);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`on a phone in the ${colorScheme} theme`, () => {
    test.use({
      colorScheme,
      viewport: PHONE,
      reducedMotion: 'reduce',
      locale: colorScheme === 'dark' ? 'pt-BR' : 'en',
    });

    test('filters are a sheet over the list, return the focus, and are accessible', async ({
      api,
      page,
    }) => {
      const texts =
        colorScheme === 'dark'
          ? { tag: 'Tag', remove: 'Remover filtro Tag', empty: 'Nenhum projeto encontrado' }
          : { tag: 'Tag', remove: 'Remove filter Tag', empty: 'No projects found' };
      const { word, tag } = await twoGuides(api);
      await page.goto(`/explore?search=${word}`);
      await hydrated(page.getByRole('searchbox'));
      const button = page.getByRole('button', { name: texts.tag, exact: true });
      const option = page.locator('#filter-tag').getByRole('link', { name: new RegExp(tag) });
      const listAt = () =>
        cards(page)
          .first()
          .evaluate((card) => card.getBoundingClientRect().top);
      const before = await listAt();
      // A slow machine may press between hydration and the first event handler: the press is
      // repeated.
      await expect(async () => {
        if (await option.isHidden()) await button.click();
        await expect(option).toBeVisible({ timeout: 3000 });
      }).toPass();
      expect(await listAt()).toBe(before);
      await expectNoAxeViolations(page);
      await expectNoSidewaysScroll(page);
      await page.keyboard.press('Escape');
      await expect(option).toBeHidden();
      await expect(button).toBeFocused();
      await button.click();
      await option.click();
      await expect(page).toHaveURL(/[?&]tag=/);
      await expect(option).toBeHidden();
      await expect(button).toBeFocused();
      const chip = page.getByRole('link', { name: `${texts.remove}: ${tag}` });
      await expect(chip).toBeVisible();
      await expectNoAxeViolations(page);
      await expectNoSidewaysScroll(page);
      await chip.click();
      await expect(chip).toHaveCount(0);
      await expect(page).not.toHaveURL(/tag=/);
      await page.goto(`/explore?search=zzzxqj`);
      await expect(page.getByText(texts.empty)).toBeVisible();
      await expectNoAxeViolations(page);
      await expectNoSidewaysScroll(page);
    });
  });
}
