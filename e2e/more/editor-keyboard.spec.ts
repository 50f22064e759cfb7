import { both, newPerson } from '../support/api';
import { expect, test } from '../support/fixtures';
import { moveByKey, order, refuseOrders, signInWithApi, tabTo } from '../support/page-actions';

type Shown = { questions: { id: string }[]; tags: string[] };

test.describe('by keyboard alone', () => {
  let uid: string;
  let read: () => Promise<Shown>;

  test.beforeEach(async ({ api, page }) => {
    const person = newPerson('Tecla Nunes');
    await api.signUp(person);
    await api.call('POST', '/dashboard/projects', {
      name: 'Earlier',
      type: 1,
      averageTime: '00:10',
      languages: ['en'],
      tags: ['whetting', 'wet stone'],
    });
    uid = await api.publishedProject({ name: 'Sharpen a chisel', steps: 1 });
    await api.call('POST', `/dashboard/projects/${uid}/faq`, {
      question: both('Which stone?', 'Que pedra?'),
      answer: both('A fine one.', 'Uma fina.'),
    });
    read = () => api.call<Shown>('GET', `/dashboard/projects/${uid}`);
    await signInWithApi(page, person, `/dashboard/projects/${uid}`);
  });

  test('tabs, opening an item, widening its panel, returning to the list, and moving items', async ({
    page,
  }) => {
    await tabTo(page, page.getByRole('tab', { name: 'Steps' }));
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(/#faq$/);
    await expect(page.getByRole('tab', { name: 'FAQ' })).toBeFocused();
    const row = page.getByRole('button', { name: /^How long/, expanded: false });
    await tabTo(page, row);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/question\/[0-9a-f-]+#faq$/);
    await expect(page.getByRole('heading', { name: 'Question 1' })).toBeFocused();

    const edge = page.getByRole('separator', { name: 'Width of the panel' });
    await tabTo(page, edge, 'Shift+Tab');
    for (const [key, width] of [
      ['ArrowLeft', 448 + 24],
      ['ArrowRight', 448],
      ['Home', 300],
      ['End', 640],
    ] as const) {
      await page.keyboard.press(key);
      await expect(edge).toHaveAttribute('aria-valuenow', String(width));
    }
    await tabTo(page, page.getByRole('button', { name: 'Close panel' }));
    await page.keyboard.press('Enter');
    await expect(row).toBeFocused();

    const move = async () => {
      await tabTo(page, page.getByRole('button', { name: 'Reorder How long?' }), 'Shift+Tab');
      await page.keyboard.press('Space');
      await expect(page.getByText('How long? is now at position 1 of 2')).toBeAttached();
      await moveByKey(page, 'ArrowDown', 'How long? is now at position 2 of 2');
      await page.keyboard.press('Space');
    };
    const ids = (await read()).questions.map(({ id }) => id);
    const acceptAgain = await refuseOrders(page);
    await move();
    await expect(
      page
        .getByRole('alert')
        .filter({ hasText: 'Oops, could not sort the questions at this time.' }),
    ).toBeVisible();
    await expect.poll(() => order(page)).toEqual(['How long?', 'Which stone?']);
    await acceptAgain();
    await move();
    await expect
      .poll(async () => (await read()).questions.map(({ id }) => id))
      .toEqual([...ids].reverse());
    await expect.poll(() => order(page)).toEqual(['Which stone?', 'How long?']);
  });

  test('a question is added, and missing texts are reported at the focus', async ({ page }) => {
    await tabTo(page, page.getByRole('tab', { name: 'Steps' }));
    await page.keyboard.press('ArrowRight');
    await tabTo(page, page.getByRole('button', { name: 'Add question' }));
    await page.keyboard.press('Enter');
    const panel = page.getByRole('complementary', { name: 'New question' });
    await expect(panel.getByLabel(/^Question/)).toBeFocused();
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(
      page.getByRole('alert').filter({ hasText: '2 texts need your attention.' }),
    ).toBeVisible();
    await expect(panel.getByLabel(/^Question/)).toHaveAccessibleDescription(/.+/);
    await page.keyboard.type('How often?');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Weekly.');
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(page.getByText('Question successfully added!')).toBeVisible();
    await expect(panel.getByLabel(/^Question/)).toBeFocused();
    await expect.poll(() => order(page)).toEqual(['How long?', 'Which stone?', 'How often?']);
  });

  test('the settings are changed: tags by commas and from suggestions', async ({ page }) => {
    await tabTo(page, page.getByRole('tab', { name: 'Steps' }));
    for (const name of ['FAQ', 'Settings']) {
      await page.keyboard.press('ArrowRight');
      // The next key goes to the focused element, and the focus moves a moment later.
      await expect(page.getByRole('tab', { name })).toBeFocused();
    }
    await expect(page).toHaveURL(/#settings$/);
    const edit = page.getByRole('button', { name: 'Edit', exact: true });
    await tabTo(page, edit);
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog', { name: 'Edit' });
    await tabTo(page, drawer.getByLabel(/^Name/));
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('Delete');
    await page.keyboard.press('Enter');
    await expect(drawer.getByLabel(/^Name/)).toBeFocused();
    await expect(drawer.getByLabel(/^Name/)).toHaveAccessibleDescription(/Please enter name/);
    await page.keyboard.type('Sharpen a good chisel');
    await tabTo(page, drawer.getByLabel(/^Tags/));
    await page.keyboard.type('edge, bevel, whe');
    await expect(drawer.getByRole('option', { name: 'whetting' })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(drawer.getByRole('button', { name: 'Remove whetting' })).toBeVisible();
    await tabTo(page, drawer.getByRole('button', { name: 'Update' }));
    await page.keyboard.press('Enter');
    await expect(page.getByText('Successfully updated!')).toBeVisible();
    await expect(edit).toBeFocused();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Sharpen a good chisel' }),
    ).toBeVisible();
    expect(await read()).toMatchObject({ tags: ['edge', 'bevel', 'whetting'] });
  });

  test('a guide is shared, unpublished and published again', async ({ page }) => {
    const share = page.getByRole('button', { name: 'Share' });
    await tabTo(page, share);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Share' });
    for (const [name, end] of [
      ['Save as PNG', '.png'],
      ['Save as SVG', '.svg'],
    ] as const) {
      await tabTo(page, dialog.getByRole('button', { name }));
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.keyboard.press('Enter'),
      ]);
      expect(file.suggestedFilename()).toBe(`makerstep-${uid}${end}`);
    }
    await tabTo(page, dialog.getByRole('button', { name: 'Show it on another site' }));
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('textbox', { name: 'Embed code' })).toHaveValue(/<iframe/);
    await page.keyboard.press('Escape');
    await expect(share).toBeFocused();
    const more = page.getByRole('button', { name: 'More actions' });
    await tabTo(page, more);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Preview link' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'Unpublish' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Project unpublished')).toBeVisible();
    await expect(more).toBeFocused();
    await tabTo(page, page.getByRole('button', { name: 'Publish', exact: true }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('button', { name: 'Publish anyway' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Congratulations!' })).toBeVisible();
  });
});
