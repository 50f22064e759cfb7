import type { Page } from '@playwright/test';
import { type Api, both, newPerson, picture } from '../support/api';
import { expect, test } from '../support/fixtures';
import { smallTargets } from '../a11y/targets';
import { waitForViewer, button } from '../support/viewer-page';

test.use({ reducedMotion: 'reduce' });

const SHORT = 'Screw the hook into the wall with four turns.';
const USUAL =
  'Hold the shelf against the wall and mark both holes. Drill 6 mm wide and 40 mm deep, and put in the plugs. Do not tighten yet.';
const LONG = `${USUAL} `.repeat(4).trim().slice(0, 500);

async function guideOf(api: Api, texts: readonly string[], hasPictures: boolean): Promise<string> {
  const { projectUid } = await api.call<{ projectUid: string }>('POST', '/dashboard/projects', {
    name: 'Read from two metres',
    type: 1,
    averageTime: '00:20',
    languages: ['en', 'pt-BR'],
  });
  for (const text of texts)
    await api.call('POST', `/dashboard/projects/${projectUid}/steps`, {
      type: 1,
      name: both('Put up the shelf', 'Monte a prateleira'),
      description: both(text, text),
      ...(hasPictures
        ? { file: await api.upload('step', await picture('#446688', 1200, 900)) }
        : {}),
    });
  await api.call('PATCH', `/dashboard/projects/${projectUid}/publish`);
  return projectUid;
}

/** Computed style of the step's text. */
const seen = (page: Page) =>
  page.getByRole('region', { name: /^Step/ }).evaluate((box) => {
    const text = box.querySelector('.whitespace-pre-wrap') as HTMLElement;
    const { fontSize, lineHeight } = getComputedStyle(text);
    const shown = box.getBoundingClientRect().bottom - text.getBoundingClientRect().top;
    return {
      px: parseFloat(fontSize),
      isWhole: box.scrollHeight <= box.clientHeight + 1,
      lines: Math.floor(shown / parseFloat(lineHeight)),
    };
  });

test('text is readable from two metres, with a picture and without, and long ones scroll with a button', async ({
  api,
  page,
}) => {
  test.setTimeout(180_000);
  await api.signUp(newPerson());
  const guides = [
    await guideOf(api, [SHORT, USUAL, LONG], true),
    await guideOf(api, [SHORT, USUAL, LONG], false),
  ];
  for (const [width, height, leastPx] of [
    [360, 640, 20],
    [768, 1024, 28],
    [1440, 900, 32],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const [index, uid] of guides.entries())
      for (const step of [1, 2, 3]) {
        await page.goto(`/p/${uid}/s/${step}`);
        await waitForViewer(page);
        const { px, isWhole, lines } = await seen(page);
        const message = `${width} × ${height}, step ${step}, ${index ? 'alone' : 'beside a picture'}: ${px} px, ${lines} lines${isWhole ? '' : ', scrolls'}`;
        test.info().annotations.push({ type: 'text', description: message });
        // Five hundred letters do not fit in any size.
        expect(px, message).toBeGreaterThanOrEqual(step === 3 ? 20 : leastPx);
        if (step < 3) expect(isWhole, message).toBe(true);
        else if (!isWhole) await expect(page.getByText('More text')).toBeVisible();
      }
  }
});

test('a small phone has picture, six lines of text and the controls, a tablet in landscape too', async ({
  api,
  page,
}) => {
  await api.signUp(newPerson());
  const uid = await guideOf(api, [LONG, USUAL], true);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(`/p/${uid}/s/1`);
  await waitForViewer(page);
  const { px, lines } = await seen(page);
  expect(px).toBeGreaterThanOrEqual(20);
  expect(lines).toBeGreaterThanOrEqual(6);
  await expect(button(page, 'Next step')).toBeInViewport({ ratio: 1 });
  const box = await page.locator('main img').first().boundingBox();
  expect(box?.height).toBeGreaterThan(250);
  for (const name of ['Close', 'Summary', 'More options', /^Enlarge the picture/])
    await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Report a problem' })).toBeHidden();
  expect(await smallTargets(page)).toEqual([]);
  // The last line is reached by the button alone.
  await expect(async () => {
    await page
      .getByText('More text')
      .click({ timeout: 1000 })
      .catch(() => undefined);
    await expect(page.getByText('More text')).toBeHidden({ timeout: 1000 });
  }).toPass();
  await button(page, 'Next step').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Step 2');
});

test('text has the chosen size from the first frame on', async ({ api, page }) => {
  await api.signUp(newPerson());
  const uid = await guideOf(api, [USUAL], true);
  await page.goto(`/p/${uid}/s/1`);
  await waitForViewer(page);
  const usual = (await seen(page)).px;
  await button(page, 'Larger text (now 100%)').click();
  await button(page, 'Larger text (now 125%)').click();
  // As on a slow connection: the page is loaded, its scripts are not.
  await page.route(/\/_next\/static\/chunks\/.*\.js/, (route) => route.abort());
  await page.reload({ waitUntil: 'domcontentloaded' });
  expect((await seen(page)).px).toBeCloseTo(usual * 1.5, 0);
});
