import { both, newPerson, picture, type Api } from '../support/api';
import { PHONE } from '../support/axe';
import { removeDevice } from '../support/device-fakes';
import { expect, test } from '../support/fixtures';
import { withLettersTwiceAsLarge } from '../a11y/cut-text';
import { waitForViewer, button, step } from '../support/viewer-page';

async function withPictures(api: Api, count: number): Promise<string> {
  await api.signUp(newPerson());
  const { projectUid } = await api.call<{ projectUid: string }>('POST', '/dashboard/projects', {
    name: 'Pictures in a row',
    type: 1,
    averageTime: '00:20',
    languages: ['en'],
    description: '',
    tools: [],
    parts: [],
  });
  for (let number = 1; number <= count; number += 1) {
    const file = await api.upload(
      'step',
      await picture(
        ['#446688', '#886644', '#448866', '#664488'][number % 4] ?? '',
        number % 2 ? 1200 : 500,
        800,
      ),
    );
    const { id } = await api.call<{ id: string }>(
      'POST',
      `/dashboard/projects/${projectUid}/steps`,
      {
        type: 1,
        name: both(`Picture ${number}`, '').slice(0, 1),
        description: both('Look closely.', '').slice(0, 1),
      },
    );
    await api.call('PATCH', `/dashboard/projects/${projectUid}/steps/${id}`, { file });
  }
  await api.call('PATCH', `/dashboard/projects/${projectUid}/publish`);
  return projectUid;
}

test('a browser without any of these features still shows the guide', async ({ api, page }) => {
  await api.signUp(newPerson());
  const uid = await api.publishedProject({ name: 'Patch a tube' });
  await removeDevice(page);
  await page.goto(`/p/${uid}/s/99`);
  await expect(page).toHaveURL(/\/s\/3$/);
  await expect(page.getByText('This browser cannot read aloud.')).toBeVisible();
  await expect(page.getByTestId('awake')).toHaveText('Screen may sleep');
  await page.keyboard.press('ArrowLeft');
  await expect(step(page)).toContainText('Step name 2');
  await button(page, 'More options').click();
  await expect(page.getByText('This browser does not understand speech.')).toBeVisible();
  await page.getByRole('switch', { name: /Large controls/ }).click();
  await button(page, 'Done').click();
  await expect
    .poll(async () => (await button(page, 'Next step').boundingBox())?.height)
    .toBeGreaterThan(75);
  await page.keyboard.press('ArrowRight');
  await button(page, 'Finish (next step)').click();
  await expect(page).toHaveURL(/\/finished$/);
});

test('a change of step shows the next picture in the next frame, and nothing moves', async ({
  api,
  page,
}) => {
  const uid = await withPictures(api, 5);
  await page.goto(`/p/${uid}/s/1`);
  await waitForViewer(page);
  for (let number = 1; number < 4; number += 1) {
    await expect
      .poll(() =>
        page
          .locator('main img')
          .evaluateAll(
            (pictures: HTMLImageElement[]) =>
              pictures.length >= 3 &&
              pictures.every(({ complete, naturalWidth }) => complete && naturalWidth > 0),
          ),
      )
      .toBe(true);
    const seen = await page.evaluate(
      () =>
        new Promise<{ isComplete: boolean; shown: number; shift: number }>((resolve) => {
          let shift = 0;
          const watch = new PerformanceObserver((list) =>
            list.getEntries().forEach((entry) => {
              shift += (entry as PerformanceEntry & { value: number }).value;
            }),
          );
          watch.observe({ type: 'layout-shift' });
          window.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
          requestAnimationFrame(() => {
            const shown = [...document.querySelectorAll<HTMLImageElement>('main img')].filter(
              (picture) =>
                picture.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
            );
            const isComplete = shown.every(
              ({ complete, naturalWidth }) => complete && naturalWidth > 0,
            );
            requestAnimationFrame(() =>
              requestAnimationFrame(() => resolve({ isComplete, shown: shown.length, shift })),
            );
          });
        }),
    );
    expect(seen).toEqual({ isComplete: true, shown: 1, shift: 0 });
    await expect(step(page)).toContainText(`Picture ${number + 1}`);
  }
});

test('the controls are complete in almost square windows, with usual letters and with twice as large ones', async ({
  api,
  page,
}) => {
  await api.signUp(newPerson());
  await page.goto(`/p/${await api.publishedProject({ name: 'No picture at all', steps: 2 })}/s/2`);
  await waitForViewer(page);
  const finish = button(page, 'Finish (next step)');
  const spillsOver = () =>
    finish.evaluate((element) => {
      const [box, words] = [element.getBoundingClientRect(), document.createRange()];
      words.selectNodeContents(element);
      const shown = words.getBoundingClientRect();
      return (
        shown.left < box.left ||
        shown.right > box.right ||
        box.right > window.innerWidth ||
        box.bottom > window.innerHeight
      );
    });
  const expectWhole = async (windows: (readonly [number, number])[]) => {
    for (const [width, height] of windows) {
      await page.setViewportSize({ width, height });
      await expect.poll(spillsOver, `${width} × ${height}`).toBe(false);
    }
  };
  await expectWhole([
    [480, 384],
    [560, 420],
    [639, 480],
    [667, 375],
  ]);
  await withLettersTwiceAsLarge(page, () =>
    expectWhole([
      [1024, 640],
      [1120, 840],
      [1280, 800],
    ]),
  );
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, reducedMotion: 'reduce' });

  test('the viewer’s dialogs leave most of a low window to their content', async ({
    api,
    page,
  }) => {
    await api.signUp(newPerson());
    await page.goto(`/p/${await api.publishedProject({ name: 'Sharpen a chisel' })}/s/1`);
    for (const name of ['More options', 'Language of the guide', 'Summary']) {
      await page.setViewportSize(PHONE);
      const tool = page.getByRole('button', { name, exact: true });
      await waitForViewer(page);
      if (!(await tool.isVisible()))
        await page.getByRole('button', { name: 'More options' }).click();
      await tool.click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.setViewportSize({ width: 640, height: 360 });
      // The title and the button under it.
      await expect
        .poll(() =>
          page
            .getByRole('dialog')
            .evaluate(
              (dialog) =>
                (dialog.clientHeight -
                  Math.max(...Array.from(dialog.children, (part) => part.clientHeight))) /
                window.innerHeight,
            ),
        )
        .toBeLessThan(0.42);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  });
});
