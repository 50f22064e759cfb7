import type { Page } from '@playwright/test';
import { newPerson } from '../support/api';
import { expect, test } from '../support/fixtures';
import { signInWithApi } from '../support/page-actions';
import { misfits, picturedGuide, type PicturedGuide } from './picture-widths';

const WINDOWS = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];
const DENSITIES = [1, 2, 3];

/** @param least number of pictures in view in the widest window, so that an empty page fails */
async function expectFitting(
  page: Page,
  guide: PicturedGuide,
  path: string,
  least: number,
  prepare?: () => Promise<void>,
): Promise<void> {
  await page.route(/\?probe$/, (route) => route.abort());
  for (const viewport of WINDOWS) {
    await page.setViewportSize(viewport);
    await page.goto(path);
    await prepare?.();
    if (viewport.width === 1440)
      await expect
        .poll(() => page.locator('img[src^="/files/"]').filter({ visible: true }).count(), {
          message: path,
        })
        .toBeGreaterThanOrEqual(least);
    for (const density of DENSITIES) {
      const { found } = await misfits(page, density, guide);
      expect.soft(found, `${path} at ${viewport.width} px, density ${density}`).toEqual([]);
    }
  }
}

test('readers get no picture that is more than 1.3 times as wide as it is shown, nor a blurred one', async ({
  api,
  page,
}) => {
  test.setTimeout(240_000);
  const name = `Sharp and light ${Date.now().toString(36)}`;
  const creatorUid = await api.signUp(newPerson('Petra Photo'));
  const guide = await picturedGuide(api, creatorUid, name);
  const viewer = page.locator('[data-viewer=ready]');
  await expectFitting(page, guide, '/', 2);
  await expectFitting(page, guide, `/explore?search=${encodeURIComponent(name)}`, 2);
  await expectFitting(page, guide, `/p/${guide.uid}`, 7);
  await expectFitting(page, guide, `/c/${creatorUid}`, 3);
  await expectFitting(page, guide, `/p/${guide.uid}/embed`, 1);
  for (const step of [1, 2, 3])
    await expectFitting(page, guide, `/p/${guide.uid}/s/${step}`, 1, () => viewer.waitFor());
  await expectFitting(page, guide, `/p/${guide.uid}/s/4`, 4, async () => {
    await viewer.waitFor();
    await page.getByRole('button', { name: 'Summary' }).click();
    await expect(
      page.getByRole('dialog').getByRole('img').or(page.getByRole('dialog').locator('img')).first(),
    ).toBeVisible();
  });
  await expectFitting(page, guide, `/p/${guide.uid}/finished`, 0);
});

test('nor do creators in the editor', async ({ api, page, request }) => {
  test.setTimeout(240_000);
  const person = newPerson('Paulo Photo');
  const guide = await picturedGuide(
    api,
    await api.signUp(person),
    `Worked on ${Date.now().toString(36)}`,
  );
  for (let visit = 0; visit < 6; visit += 1) {
    const endTime = new Date();
    await request.post(`/v1/projects/${guide.uid}/analytics`, {
      data: {
        startTime: new Date(endTime.getTime() - 20_000).toISOString(),
        endTime: endTime.toISOString(),
        duration: 20_000,
        lang: 'en',
        steps: [{ step: 1, stepId: guide.stepIds[0], time: 20_000 }],
      },
    });
  }
  await signInWithApi(page, person, '/dashboard');
  await expectFitting(page, guide, '/dashboard', 2);
  await expectFitting(page, guide, '/dashboard/projects', 2);
  await expectFitting(page, guide, `/dashboard/projects/${guide.uid}`, 2);
  await expectFitting(
    page,
    guide,
    `/dashboard/projects/${guide.uid}/step/${guide.stepIds[0]}#steps`,
    5,
    () =>
      expect(page.getByRole('region', { name: 'Preview' }).locator('img').first()).toBeAttached(),
  );
  await expectFitting(page, guide, `/dashboard/projects/${guide.uid}#analytics`, 2, () =>
    expect(
      page.getByRole('region', { name: 'What to look at first' }).locator('img'),
    ).toBeVisible(),
  );
  await expectFitting(page, guide, '/dashboard/settings', 2);
  await expectFitting(page, guide, '/dashboard/settings/profile', 4);
});
