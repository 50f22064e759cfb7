import { both, newPerson, picture } from '../support/api';
import { endSaying, hear, lastSaid, recordDevice, recorded } from '../support/device-fakes';
import { expect, test } from '../support/fixtures';
import { waitForViewer, button, step } from '../support/viewer-page';

test('a guide is followed hands free: read aloud, kept awake, controlled by remotes and by voice', async ({
  api,
  page,
}) => {
  await api.signUp(newPerson());
  const uid = await api.publishedProject({ name: 'Hang a shelf', steps: 4 });
  await recordDevice(page);
  await page.goto(`/p/${uid}`);
  await page.getByRole('link', { name: 'Start' }).first().click();
  await waitForViewer(page);
  // A notice disappears after four seconds.
  await expect(page.getByTestId('awake')).toHaveText('Screen stays on');
  await expect.poll(() => lastSaid(page)).toBe('Step name 1');
  await endSaying(page);
  await expect(page.locator('mark')).toHaveText('What to do in 1.');
  expect((await recorded(page)).locks).toBeGreaterThan(0);

  // Recorded in every frame of the page: it disappears after 1700 ms, and a busy machine may check
  // too late.
  const banner = page.waitForFunction(
    () => document.querySelector('[data-testid="chapter-banner"]')?.textContent,
  );
  await page.keyboard.press('PageDown');
  expect(await (await banner).jsonValue()).toBe('The second part');
  await expect(page).toHaveURL(/\/s\/2$/);
  await expect.poll(() => lastSaid(page)).toBe('Step name 2');
  await expect(page.getByTestId('chapter-banner')).toHaveCount(0);

  await button(page, 'Sound').click();
  const { said } = await recorded(page);
  await button(page, 'More options').click();
  await page.getByRole('switch', { name: /Voice commands/ }).click();
  await button(page, 'Done').click();
  await expect.poll(async () => (await recorded(page)).listening.at(-1)).toBe('en-US');
  await hear(page, 'Next');
  await expect(step(page)).toContainText('Step name 3');
  await expect(page.getByTestId('heard')).toHaveText('“Next”');
  await hear(page, 'go back');
  await expect(step(page)).toContainText('Step name 2');
  expect((await recorded(page)).said).toEqual(said);
});

test('the page’s own policy allows voice commands', async ({ api, context, page }) => {
  await api.signUp(newPerson());
  const uid = await api.publishedProject({ name: 'Solder a wire' });
  await context.grantPermissions(['microphone']);
  // Chromium without a speech service reports 'network' or a missing microphone: only a denial is a
  // fault of the page.
  const begin = () =>
    page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          const { webkitSpeechRecognition: Recogniser } = window as unknown as {
            webkitSpeechRecognition: new () => {
              start: () => void;
              onstart: () => void;
              onerror: (event: { error: string }) => void;
            };
          };
          const recogniser = new Recogniser();
          recogniser.onstart = () => resolve('started');
          recogniser.onerror = ({ error }) => resolve(error);
          recogniser.start();
        }),
    );
  const isAllowed = () =>
    page.evaluate(() =>
      (
        document as unknown as { featurePolicy: { allowsFeature: (name: string) => boolean } }
      ).featurePolicy.allowsFeature('microphone'),
    );
  for (const path of [`/p/${uid}/s/1`, `/p/${uid}`]) {
    await page.goto(path);
    expect(await isAllowed(), path).toBe(true);
    expect(await begin(), path).not.toMatch(/not-allowed/);
  }
});

test('a returning reader continues with their ticks, or starts over', async ({ api, page }) => {
  await api.signUp(newPerson());
  const uid = await api.publishedProject({ name: 'Oil a chain', steps: 4 });
  await page.goto(`/p/${uid}/s/1`);
  await waitForViewer(page);
  await button(page, 'Step done').click();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/\/s\/3$/);
  await page.reload();
  await expect(step(page)).toContainText('Step name 3');
  await page.goto(`/p/${uid}`);
  await page.getByRole('link', { name: 'Go on at step 3' }).first().click();
  await expect(step(page)).toContainText('Step name 3');
  await page.goto(`/p/${uid}/s/1`);
  await button(page, 'Go on at step 3').click();
  await expect(step(page)).toContainText('Step name 3');
  await button(page, 'Summary').click();
  await expect(
    page.getByRole('dialog').getByRole('button', { name: /Step name 1.*done/ }),
  ).toBeVisible();
  await page.goto(`/p/${uid}`);
  await page.getByRole('link', { name: 'Start over' }).first().click();
  await waitForViewer(page);
  await expect(step(page)).toContainText('Step name 1');
  await expect(page.getByText(/You were at step/)).toHaveCount(0);
  await expect(button(page, 'Step done')).toHaveAttribute('aria-pressed', 'false');
});

test('the browser’s Back, Forward and reload know the current step, and leave the viewer at once', async ({
  api,
  page,
}) => {
  await api.signUp(newPerson());
  const uid = await api.publishedProject({ name: 'Wax a board', steps: 4 });
  const cover = page.getByRole('heading', { level: 1, name: 'Wax a board' });
  await page.goto(`/p/${uid}`);
  await page.getByRole('link', { name: 'Start' }).first().click();
  for (const number of [2, 3]) {
    await waitForViewer(page);
    await page.keyboard.press('ArrowRight');
    await expect(step(page)).toContainText(`Step name ${number}`);
  }
  await expect(page).toHaveURL(/\/s\/3$/);
  // An open dialog is closed first, and leaves nothing to go back to where it was closed otherwise.
  const summary = page.getByRole('dialog', { name: 'Summary' });
  await button(page, 'Summary').click();
  // It follows the press by a frame, and with it what Back closes.
  await expect(summary).toBeVisible();
  await page.goBack();
  await expect(summary).toBeHidden();
  await expect(page).toHaveURL(/\/s\/3$/);
  for (const number of [2, 3]) {
    await button(page, 'Summary').click();
    await summary.getByRole('button', { name: `Step name ${number}` }).click();
    await expect(page).toHaveURL(new RegExp(`/s/${number}$`));
    await expect(step(page)).toContainText(`Step name ${number}`);
  }
  await page.goBack();
  await expect(cover).toBeVisible();
  await page.goForward();
  await expect(step(page)).toContainText('Step name 3');
  await waitForViewer(page);
  await page.reload();
  await expect(step(page)).toContainText('Step name 3');
  await waitForViewer(page);
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/\/s\/4$/);
  await button(page, 'Close').click();
  await expect(cover).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/p/${uid}$`));
  await page.goBack();
  await expect(step(page)).toContainText('Step name 4');
  await expect(page).toHaveURL(/\/s\/4$/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('a swipe turns the page, and up and down it changes the picture', async ({ api, page }) => {
    await api.signUp(newPerson());
    const uid = await api.publishedProject({ name: 'Fold a crane' });
    const at = `/dashboard/projects/${uid}`;
    const { steps } = await api.call<{ steps: { id: string }[] }>('GET', at);
    await api.call('PATCH', `${at}/steps/${steps[0]?.id}`, {
      media: [
        { file: await api.upload('step', await picture('#446688')) },
        {
          file: await api.upload('step', await picture('#886644')),
          alt: both('From above', 'De cima'),
        },
      ],
    });
    await page.goto(`/p/${uid}/s/1`);
    await waitForViewer(page);
    const { y = 0 } = (await step(page).boundingBox()) ?? {};
    const finger = await page.context().newCDPSession(page);
    // Through the browser itself, which decides whether it scrolls or lets the page handle the
    // touch.
    const swipe = async (...points: { x: number; y: number }[]) => {
      for (const [index, point] of points.entries())
        await finger.send('Input.dispatchTouchEvent', {
          type: index === 0 ? 'touchStart' : 'touchMove',
          touchPoints: [point],
        });
      await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    const across = [300, 240, 180, 120, 60].map((x) => ({ x, y }));
    await swipe(...across);
    await expect(step(page)).toContainText('Step name 2');
    await swipe(...across.toReversed());
    await expect(step(page)).toContainText('Step name 1');

    const along = [220, 180, 140, 100, 60].map((to) => ({ x: 180, y: to }));
    await swipe(...along);
    await expect(page.getByRole('radio', { name: 'From above' })).toBeChecked();
    await expect(page.getByRole('img', { name: 'From above' })).toBeVisible();
    await swipe(...along.toReversed());
    await expect(page.getByRole('radio', { name: 'Picture 1 of 2' })).toBeChecked();
    await page.getByRole('radio', { name: 'From above' }).click();
    await expect(page.getByRole('img', { name: 'From above' })).toBeVisible();
    await expect(step(page)).toContainText('Step name 1');
  });
});

test('an unavailable guide says so and leads to explore', async ({ page }) => {
  await page.goto('/p/zzzzzzzzzzzz/s/1');
  const dialog = page.getByRole('alertdialog', { name: 'Oops..' });
  await expect(dialog).toContainText('Invalid or inactive project.');
  await dialog.getByRole('link', { name: 'Explore guides' }).click();
  await expect(page).toHaveURL(/\/explore$/);
});
