import type { FrameLocator, Page } from '@playwright/test';
import { clippedTexts } from '../a11y/cut-text';
import { expectColourContrast, expectNoAxeViolations } from '../support/axe';
import { expect } from '../support/fixtures';
import { guideWithLinesAndTimers, KINDS } from '../support/lines-and-timers';
import { isWhole, offlinePageIsReady, test } from '../support/offline-device';
import { onOtherSite } from '../support/other-site';
import { button, pressMeant, step, waitForViewer } from '../support/viewer-page';

const gateOf = (page: Page | FrameLocator) =>
  page.getByRole('alertdialog', { name: /Read this before/ });

const startOf = (page: Page | FrameLocator, name: string) =>
  page.getByRole('button', { name: new RegExp(`^Start timer: ${name}`) });

test('a guide in the frame of another site asks at its danger, and its timers run there', async ({
  api,
  page,
  baseURL,
}) => {
  const uid = await guideWithLinesAndTimers(api, 'Framed lamp');
  const code = `<iframe src="${baseURL}/p/${uid}/embed" width="400" height="600"></iframe>`;
  await onOtherSite(page, code, async () => {
    const frame = page.frameLocator('iframe');
    const next = frame.getByLabel('Next step');
    await next.click();
    await expect(frame.getByRole('note')).toHaveCount(KINDS.length);
    await next.click();
    await expect(gateOf(frame)).toContainText('Switch off the mains');
    await pressMeant(gateOf(frame), 'Understood');
    await expect(frame.getByRole('heading', { level: 1 })).toContainText('Glue the board');
    await startOf(frame, 'Glue sets').click();
    await expect(frame.getByRole('timer', { name: 'Glue sets' })).toHaveText(/^(10:00|9:5\d)$/);
  });
});

test('without a network a danger is asked once, and a timer goes on', async ({
  api,
  network,
  device,
}) => {
  const uid = await guideWithLinesAndTimers(api, 'Stored lamp');
  const page = await device.newPage();
  await page.goto(`/p/${uid}`);
  await expect.poll(() => isWhole(page, uid, 0), { timeout: 30_000 }).toBe(true);
  await expect.poll(() => offlinePageIsReady(page), { timeout: 30_000 }).toBe(true);
  network.disconnect();

  await page.reload();
  const before = page.getByRole('region', { name: 'Before you begin' });
  await expect(before.getByRole('note', { name: 'Danger' })).toBeVisible();
  await page.goto(`/p/${uid}/s/3`);
  await expect(gateOf(page)).toContainText('Switch off the mains');
  await pressMeant(gateOf(page), 'Understood');
  await startOf(page, 'Second coat').click();
  await expect(page.getByRole('timer', { name: 'Second coat' })).toHaveText(/^1:\d\d$/);
  await page.goto(`/p/${uid}/s/4`);
  await waitForViewer(page);
  await expect(gateOf(page)).toHaveCount(0);
  await expect(page.getByRole('timer', { name: 'Second coat' })).toHaveText(/^\d:\d\d$/);
  await expect(startOf(page, '1 h')).toBeVisible();
});

test('lines, the question before going on and timers can be read at 400 %', async ({
  api,
  page,
}) => {
  const uid = await guideWithLinesAndTimers(api, 'Large lamp');
  // 1280 × 1024 pixels at a zoom of 400 %.
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto(`/p/${uid}`);
  expect(await clippedTexts(page)).toEqual([]);
  await page.goto(`/p/${uid}/s/2`);
  await waitForViewer(page);
  expect(await clippedTexts(page)).toEqual([]);
  await page.keyboard.press('ArrowRight');
  await expect(gateOf(page)).toBeVisible();
  expect(await clippedTexts(page)).toEqual([]);
  await pressMeant(gateOf(page), 'Understood');
  await expect(step(page)).toContainText('Glue the board');
  for (const name of ['Glue sets', 'Second coat']) await startOf(page, name).click();
  await expect(page.getByRole('timer')).toHaveCount(2);
  expect(await clippedTexts(page)).toEqual([]);
  await expectNoAxeViolations(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectColourContrast(page);
  await button(page, 'Stop: Second coat').click();
  await button(page, 'Next step').click();
  await expect(step(page)).toContainText('Dry it');
});
