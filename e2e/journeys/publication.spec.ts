import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import sharp from 'sharp';
import { newPerson } from '../support/api';
import { expect, test } from '../support/fixtures';
import { onOtherSite } from '../support/other-site';
import { hydrated, signInWithApi } from '../support/page-actions';

const PHONE = { width: 360, height: 740 };

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const bytesOf = async (download: Download) => readFile(await download.path());

test('a guide is published after a check, shared in every way, and unpublished', async ({
  api,
  page,
  baseURL,
}) => {
  const person = newPerson('Helena Prado');
  await api.signUp(person);
  const uid = await api.publishedProject({ name: 'Grease a chain' });
  await api.call('PATCH', `/dashboard/projects/${uid}/unpublish`);
  await signInWithApi(page, person, `/dashboard/projects/${uid}`);
  await expect(page.getByRole('button', { name: 'View' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Share' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const check = dialog(page, 'Before you publish');
  await expect(check.getByRole('heading', { name: '3 steps without a picture' })).toBeVisible();
  await check.getByRole('button', { name: /Step name 2/ }).click();
  await expect(page).toHaveURL(new RegExp(`/dashboard/projects/${uid}/step/[0-9a-f-]+#steps$`));
  await expect(page.getByRole('complementary', { name: 'Step 2' })).toBeVisible();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await check.getByRole('button', { name: 'Publish anyway' }).click();

  const done = dialog(page, 'Congratulations!');
  await expect(done.getByRole('textbox', { name: 'Public link' })).toHaveValue(
    `${baseURL}/p/${uid}`,
  );
  await done.getByRole('button', { name: 'QR code' }).click();
  await expect(
    done.getByRole('img', { name: `QR code that opens ${baseURL}/p/${uid}` }),
  ).toBeVisible();
  await done.getByRole('button', { name: 'Continue editing' }).click();
  await expect(done).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`/dashboard/projects/${uid}/step/`));
  await page.goto(`/dashboard/project/${uid}/published`);
  await expect(page.getByRole('textbox', { name: 'Public link' })).toHaveAttribute('readonly', '');

  await page.goto(`/dashboard/projects/${uid}`);
  await hydrated(page.getByRole('button', { name: 'Share' }));
  await page.getByRole('button', { name: 'Share' }).click();
  const share = dialog(page, 'Share');
  await expect(share.getByRole('img', { name: /QR code/ })).toBeVisible();
  const [png] = await Promise.all([
    page.waitForEvent('download'),
    share.getByRole('button', { name: 'Save as PNG' }).click(),
  ]);
  expect(png.suggestedFilename()).toBe(`makerstep-${uid}.png`);
  const picture = sharp(await bytesOf(png));
  expect(await picture.metadata()).toMatchObject({ format: 'png', width: 1024, height: 1024 });
  const corner = await picture
    .clone()
    .extract({ left: 0, top: 0, width: 60, height: 60 })
    .raw()
    .toBuffer();
  expect(
    corner.every((value) => value === 255),
    'a quiet zone round the code',
  ).toBe(true);
  const [svg] = await Promise.all([
    page.waitForEvent('download'),
    share.getByRole('button', { name: 'Save as SVG' }).click(),
  ]);
  expect((await bytesOf(svg)).toString()).toContain('<path fill="#000"');
  await share.getByRole('button', { name: 'Show it on another site' }).click();
  await expect(share.getByRole('textbox', { name: 'Embed code' })).toHaveValue(
    new RegExp(`^<iframe src="${baseURL}/p/${uid}/embed" title="Grease a chain"`),
  );
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Unpublish' }).click();
  await expect(page.getByText('Project unpublished')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Share' })).toHaveCount(0);
});

test('by keyboard alone: the check is read from top to bottom, leads to a place, and focuses it', async ({
  api,
  page,
}) => {
  const person = newPerson('Igor Luz');
  await api.signUp(person);
  const uid = await api.publishedProject({ name: 'Tune a guitar', steps: 1 });
  await api.call('PATCH', `/dashboard/projects/${uid}/unpublish`);
  await signInWithApi(page, person, `/dashboard/projects/${uid}`);
  await page.getByRole('button', { name: 'Publish', exact: true }).focus();
  await page.keyboard.press('Enter');
  const check = dialog(page, 'Before you publish');
  await expect(check).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  const entry = check.getByRole('button', { name: /Step name 1/ });
  for (
    let presses = 0;
    presses < 12 && !(await entry.evaluate((button) => button === document.activeElement));
    presses += 1
  )
    await page.keyboard.press('Tab');
  await expect(entry).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('complementary', { name: 'Step 1' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Choose a picture' })).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('publishing and sharing fit the screen', async ({ api, page }) => {
    const person = newPerson('Joana Sá');
    await api.signUp(person);
    const uid = await api.publishedProject({
      name: 'Restore the incomparably uncomfortable grandmotherly rocking chair without losing patience, glue, screws or any fingers',
    });
    await api.call('PATCH', `/dashboard/projects/${uid}/unpublish`);
    await signInWithApi(page, person, `/dashboard/projects/${uid}`);
    const publish = page.getByRole('button', { name: 'Publish', exact: true });
    // The header is one line, and the list starts in the upper third.
    const [back, more, list] = await Promise.all(
      [
        page.getByRole('main').getByRole('link', { name: 'My projects' }),
        page.getByRole('button', { name: 'More actions' }),
        page.getByRole('tabpanel'),
      ].map((part) => part.boundingBox()),
    );
    expect(Math.abs((back?.y ?? 0) - (more?.y ?? PHONE.height))).toBeLessThan(8);
    expect(list?.y).toBeLessThan(PHONE.height / 3);
    await publish.tap();
    await dialog(page, 'Before you publish').getByRole('button', { name: 'Publish anyway' }).tap();
    await dialog(page, 'Congratulations!').getByRole('button', { name: 'QR code' }).tap();
    const code = page.getByRole('img', { name: /QR code/ });
    await expect(code).toBeVisible();
    expect((await code.boundingBox())?.width).toBeGreaterThan(200);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      PHONE.width,
    );
  });
});

test('only the embed page can be framed, by anyone, and it disappears with the guide', async ({
  api,
  page,
  request,
  baseURL,
}) => {
  await api.signUp(newPerson());
  const uid = await api.publishedProject({ name: 'Fold a paper boat' });
  const embed = await request.get(`/p/${uid}/embed`);
  expect(embed.status()).toBe(200);
  expect(embed.headers()['x-frame-options']).toBeUndefined();
  expect(embed.headers()['content-security-policy']).toContain('frame-ancestors *');
  expect(embed.headers()['set-cookie']).toBeUndefined();
  expect(await embed.text()).toContain('noindex');
  for (const path of [
    `/p/${uid}`,
    `/p/${uid}/s/1`,
    `/p/${uid}/finished`,
    '/',
    '/explore',
    '/auth',
    `/p/${uid}/embed/x`,
  ]) {
    const headers = (await request.get(path)).headers();
    expect(headers['x-frame-options'], path).toBe('DENY');
    expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'");
  }

  const code = `<iframe src="${baseURL}/p/${uid}/embed" width="320" height="240"></iframe>`;
  await onOtherSite(page, code, async () => {
    const frame = page.frameLocator('iframe');
    const step = frame.getByRole('heading', { level: 1 });
    await expect(step).toContainText('Step name 1');
    await expect(frame.getByText('3 steps')).toBeVisible();
    // The first press waits for the scripts that it loads.
    await frame.getByRole('link', { name: 'Next step' }).click();
    await expect(step).toContainText('Step name 2');
    // This page does not allow fullscreen for the frame: the guide itself opens instead.
    const [opened] = await Promise.all([
      page.waitForEvent('popup'),
      frame.getByRole('link', { name: /^Open the guide at this step/ }).click(),
    ]);
    await expect(opened).toHaveURL(`${baseURL}/p/${uid}/s/2`);
    await opened.close();
    const [guide] = await Promise.all([
      page.waitForEvent('popup'),
      frame.getByRole('link', { name: /^Fold a paper boat/ }).click(),
    ]);
    await expect(guide).toHaveURL(`${baseURL}/p/${uid}`);
  });

  await api.call('PATCH', `/dashboard/projects/${uid}/unpublish`);
  expect((await request.get(`/p/${uid}/embed`)).status()).toBe(404);
  expect((await request.get('/p/zzzzzzzzzzzz/embed')).status()).toBe(404);
});
