import type { Page } from '@playwright/test';
import { newPerson } from '../support/api';
import { expect, test } from '../support/fixtures';
import { hydrated } from '../support/page-actions';

test.use({ forcedColors: 'active', reducedMotion: 'reduce' });

/** Drawn colours of all visible elements of a selector. */
const looks = (page: Page, selector: string) =>
  page
    .locator(selector)
    .filter({ visible: true })
    .evaluateAll((elements) =>
      elements.map((element) => {
        const {
          backgroundColor,
          color,
          borderTopColor,
          borderTopWidth,
          borderTopStyle,
          outlineColor,
          outlineStyle,
        } = getComputedStyle(element);
        return {
          ground: backgroundColor,
          ink: color,
          edge: borderTopStyle === 'none' || borderTopWidth === '0px' ? '' : borderTopColor,
          line: outlineStyle === 'none' ? '' : outlineColor,
        };
      }),
    );
const first = async (page: Page, selector: string) => {
  const [look] = await looks(page, selector);
  if (!look) throw new Error(`Nothing visible: ${selector}`);
  return look;
};

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} system colours`, () => {
    test.use({ colorScheme });

    test('controls, selection and progress can be told apart', async ({ page }) => {
      await page.goto('/developers/design');
      await expect(page.locator('h1')).toBeVisible();
      const pressable = await looks(page, 'main :is(button, a.bg-signal, a.bg-surface, a.bg-bad)');
      expect(pressable.length).toBeGreaterThan(30);
      expect(pressable.filter(({ edge }) => edge === '')).toEqual([]);
      for (const [chosen, other] of [
        ['[role=tab][aria-selected=true]', '[role=tab][aria-selected=false]'],
        ['[role=switch]:checked', '[role=switch]:not(:checked)'],
        ['main nav a[aria-current=page]', 'main nav a:not([aria-current])'],
      ] as const) {
        expect((await first(page, chosen)).ground, `${chosen} stands out`).not.toBe(
          (await first(page, other)).ground,
        );
      }
      for (const [mark, ground] of [
        ['[role=switch]:checked + span', '[role=switch]:checked'],
        ['[role=switch]:not(:checked) + span', '[role=switch]:not(:checked)'],
        ['[role=progressbar] > *', '[role=progressbar]'],
        [
          ':has(> * > [role=slider]) > :first-child > :first-child',
          ':has(> * > [role=slider]) > :first-child',
        ],
      ] as const) {
        expect((await first(page, mark)).ground, `${mark} is seen`).not.toBe(
          (await first(page, ground)).ground,
        );
      }
      const box = await first(page, 'input[type=checkbox]:checked:not([role=switch])');
      expect(
        (await first(page, 'input[type=checkbox]:checked:not([role=switch]) + svg')).ink,
      ).not.toBe(box.ground);
    });

    test('stars, faces and the focus are visible', async ({ api, page }) => {
      await api.signUp(newPerson());
      await page.goto(
        `/p/${await api.publishedProject({ name: 'Sharpen a chisel', steps: 1 })}/finished`,
      );
      const face = page.getByRole('radio', { name: 'Easy', exact: true });
      await hydrated(face);
      await face.check({ force: true });
      const [chosen, other] = await Promise.all([
        first(page, 'label.border:has(:checked)'),
        first(page, 'label.border:has(input:not(:checked))'),
      ]);
      expect(chosen.ground).not.toBe(other.ground);
      expect(chosen.ink).not.toBe(chosen.ground);
      const filled = () =>
        page
          .locator('fieldset')
          .first()
          .locator('[aria-hidden] > span > span')
          .evaluateAll(
            (parts) => parts.filter((part) => part.getBoundingClientRect().width > 0).length,
          );
      expect(await filled()).toBe(0);
      await page.getByRole('radio', { name: '4 stars', exact: true }).check({ force: true });
      await expect.poll(filled).toBe(4);
      await page.getByLabel('Subject').focus();
      const field = await first(page, ':focus');
      expect(field.line).not.toBe('');
      expect(field.line).not.toBe(field.ground);
    });
  });
}
