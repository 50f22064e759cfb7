import type { Page } from '@playwright/test';
import { newPerson } from '../support/api';
import { expectNoAxeViolations } from '../support/axe';
import { endSaying, recordDevice, recorded } from '../support/device-fakes';
import { expect, test } from '../support/fixtures';
import { button, step, waitForViewer } from '../support/viewer-page';

const MINUTE = 60_000;
const START = new Date('2026-01-02T12:00:00Z');
const both = (en: string, pt: string) => [
  { lang: 'en', value: en },
  { lang: 'pt-BR', value: pt },
];

/** Error of the strip in seconds by the device's clock, for a timer that began at `began`. */
const secondsOff = (page: Page, began: number, lengthMs: number) =>
  page.evaluate(
    ([start, length]) => {
      const shown = document.querySelector('[role=timer]')?.textContent ?? '';
      const [minutes, seconds] = shown.split(':').map(Number);
      const left = Math.ceil(((start ?? 0) + (length ?? 0) - Date.now()) / 1000);
      return Math.abs((minutes ?? NaN) * 60 + (seconds ?? NaN) - left);
    },
    [began, lengthMs],
  );

test('timers go on over steps, a reload and a closed tab, and ring with their names', async ({
  api,
  context,
  page,
}) => {
  await api.signUp(newPerson());
  const uid = await api.publishedProject({ name: 'Bend a lamp', steps: 3 });
  const texts = [
    'Wait 10 minutes.',
    'Press for 40 seconds.',
    'Bend for 45 seconds.',
    'Look at it.',
  ];
  for (const [index, text] of texts.entries())
    await api.call('POST', `/dashboard/projects/${uid}/steps`, {
      type: 1,
      name: both(['Glue', 'Press', 'Bend', 'Look'][index] ?? '', 'Passo'),
      description: both(text, 'Olhe.'),
    });
  await recordDevice(page);
  await page.clock.install({ time: START });
  await page.goto(`/p/${uid}/s/4`);
  await waitForViewer(page);
  await button(page, 'Start timer: 10 min').click();
  const began = await page.evaluate(() => Date.now());
  const timers = page.getByRole('timer');
  await expect(timers).toHaveText(/^9:5\d$/);
  await expectNoAxeViolations(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoAxeViolations(page);

  await page.keyboard.press('ArrowRight');
  await button(page, 'Start timer: 40 sec').click();
  await expect(timers).toHaveCount(2);
  await page.keyboard.press('ArrowRight');
  await expect(button(page, 'Start timer: 45 sec')).toBeVisible();
  await page.keyboard.press('t');
  await page.keyboard.press('ArrowRight');
  await expect(step(page)).toContainText('Look');
  await expect(timers).toHaveCount(3);
  // The address follows the step a frame later.
  await expect(page).toHaveURL(`/p/${uid}/s/7`);
  await page.reload();
  await waitForViewer(page);
  await page.clock.fastForward('00:45');
  await expect(timers).toHaveText([/Time is up/, /Time is up/, /^\d:\d\d$/]);
  await page.getByRole('link', { name: /Glue/ }).press('Tab');
  // Speech of the step ends, then the names are spoken in turns.
  await expect
    .poll(async () => {
      await endSaying(page);
      await page.clock.runFor(500);
      const { said } = await recorded(page);
      return said.filter((text) => text === 'Press' || text === 'Bend').slice(0, 3);
    })
    .toEqual(['Press', 'Bend', 'Press']);
  await page.goto(`/p/${uid}/finished`);
  await expect(timers).toHaveCount(3);
  await page.close();

  const later = await context.newPage();
  await later.clock.install({ time: new Date(began + 3 * MINUTE) });
  await later.goto(`/p/${uid}`);
  await expect(later.getByRole('timer')).toHaveText([/over/, /over/, /^[67]:\d\d$/]);
  await button(later, 'Stop: Press').click();
  await button(later, 'Stop: Bend').click();
  expect(await secondsOff(later, began, 10 * MINUTE)).toBeLessThanOrEqual(1);
});

test('a guide without timers loads nothing for them', async ({ api, page }) => {
  await api.signUp(newPerson());
  const uid = await api.publishedProject({ name: 'Sand a board' });
  const scriptsOf = async (path: string) => {
    const scripts = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname);
    });
    await page.goto(path);
    await waitForViewer(page);
    await page.waitForLoadState('networkidle');
    page.removeAllListeners('request');
    return [...scripts];
  };
  const without = await scriptsOf(`/p/${uid}/s/1`);
  const html = await (await page.request.get(`/p/${uid}/s/1`)).text();
  expect(html).not.toContain('tapForSound');
  await api.call('POST', `/dashboard/projects/${uid}/steps`, {
    type: 1,
    name: both('Wait', 'Espere'),
    description: both('Wait 10 minutes.', 'Espere.'),
  });
  const withTimers = await scriptsOf(`/p/${uid}/s/1`);
  expect(withTimers.filter((script) => !without.includes(script)).length).toBeGreaterThan(0);
  expect(without.filter((script) => !withTimers.includes(script))).toEqual([]);
});
