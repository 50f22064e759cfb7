import jsQR from 'jsqr';
import sharp from 'sharp';
import { newPerson } from '../support/api';
import { expectNoAxeViolations, expectNoSidewaysScroll, PHONE } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { hydrated, signInWithApi } from '../support/page-actions';

async function read(picture: Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(picture)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

test('labels fit one page of paper, and are scanned', async ({ api, page }) => {
  const person = newPerson('Rui Matos');
  const code = `Label-${Date.now().toString(36)}`;
  await api.signUp(person);
  const longName =
    'Restore the incomparably uncomfortable grandmotherly rocking chair without losing patience, glue, screws or any fingers';
  const uid = await api.publishedProject({ name: longName, ref: code, steps: 1 });
  await signInWithApi(page, person, `/dashboard/project/${uid}/labels?count=40`);
  await expect(page.getByRole('img', { name: /Sheet with 40 labels/ })).toBeVisible();
  const pages = (pdf: Buffer) =>
    (pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g) ?? []).length;
  const a4 = await page.pdf({ preferCSSPageSize: true });
  expect(pages(a4)).toBe(1);
  expect(/MediaBox\s*\[0 0 (\d+)[.\d]* (\d+)/.exec(a4.toString('latin1'))?.slice(1)).toEqual([
    '594',
    '841',
  ]);

  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 794, height: 1123 });
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  // Nothing is clipped: every label is on the paper, and its text on the label.
  expect(
    await page.evaluate(
      () =>
        [...document.querySelectorAll('[data-label]')].filter((label) => {
          const box = label.getBoundingClientRect();
          return (
            box.left < 0 ||
            box.top < 0 ||
            box.right > 794 ||
            box.bottom > 1123 ||
            label.scrollHeight > label.clientHeight + 1 ||
            label.scrollWidth > label.clientWidth + 1
          );
        }).length,
    ),
  ).toBe(0);
  const opened = await read(await page.locator('[data-label]').last().screenshot());
  expect(opened).toBe(new URL(`/explore/${code}`, opened).href);

  await page.goto(`/dashboard/project/${uid}/labels?count=12&paper=letter&words=pt-BR`);
  await expect(page.getByText('Escaneie para abrir o guia').last()).toBeVisible();
  const letter = await page.pdf({ preferCSSPageSize: true });
  expect(pages(letter)).toBe(1);
  expect(letter.toString('latin1')).toMatch(/MediaBox\s*\[0 0 61[12][.\d]* 79[12]/);
});

test('labels are found in the share dialog, fit a phone, and are saved as files that can be scanned', async ({
  api,
  page,
}) => {
  const person = newPerson('Rui Matos');
  await api.signUp(person);
  const uid = await api.publishedProject({ name: 'Oil a hinge & <smile>', steps: 1 });
  await page.setViewportSize(PHONE);
  await signInWithApi(page, person, `/dashboard/project/${uid}/published`);
  const opening = page.waitForEvent('popup');
  await page.getByRole('link', { name: /Print labels/ }).click();
  const labels = await opening;
  await labels.setViewportSize(PHONE);
  await expect(labels.getByRole('heading', { level: 1, name: 'Labels' })).toBeVisible();
  await expectNoAxeViolations(labels);
  await expectNoSidewaysScroll(labels);
  for (const kind of ['SVG', 'PNG']) {
    await hydrated(labels.getByRole('button', { name: `One label as ${kind}` }));
    const saving = labels.waitForEvent('download');
    await labels.getByRole('button', { name: `One label as ${kind}` }).click();
    const file = await saving;
    expect(file.suggestedFilename()).toBe(`makerstep-${uid}-label.${kind.toLowerCase()}`);
    expect(
      await read(
        await sharp(await file.path())
          .png()
          .toBuffer(),
      ),
    ).toMatch(new RegExp(`/p/${uid}$`));
  }
});
