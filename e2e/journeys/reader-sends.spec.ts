import type { Page } from '@playwright/test';
import { type Api, newPerson } from '../support/api';
import { expect, test } from '../support/fixtures';
import { waitForViewer, button } from '../support/viewer-page';

// Steps have to be viewed for a while, and the product opened several times.
test.describe.configure({ timeout: 180_000 });
test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

type Held = {
  feedbackReceived: { rating: number; difficulty: number; message: string; lang: string }[];
  reportsReceived: { subject: string; message: string; name: string }[];
  trackingRecordsReceived: { duration: number; steps: { step: number; time: number }[] }[];
};
/** The creator's data, from their export. Ten exports are allowed in ten minutes. */
const held = (api: Api) => api.call<Held>('GET', '/dashboard/user/export');

/** Waits until the step was viewed long enough to count, by the page's own clock. */
async function read(page: Page): Promise<void> {
  const since = await page.evaluate(() => performance.now());
  await page.waitForFunction((start) => performance.now() - start > 3000, since);
}

/**
 * Opens the product until nothing waits on this device: a busy server may answer with Retry-After.
 */
async function openUntilSent(page: Page): Promise<void> {
  const kept = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => /outbox|draft/.test(key)));
  await expect(async () => {
    // A page without database queries.
    await page.goto('/developers/design');
    await expect.poll(kept, { timeout: 5000 }).toEqual([]);
  }).toPass({ timeout: 60_000 });
}

test('a reader on a phone reports a step, and sends feedback offline that arrives once', async ({
  api,
  page,
  context,
}) => {
  await api.signUp(newPerson());
  const uid = await api.publishedProject({ name: 'Send from the workbench', steps: 2 });
  await page.goto(`/p/${uid}/s/1`);
  await waitForViewer(page);
  await read(page);
  await button(page, 'More options').click();
  await page.getByRole('button', { name: 'Report a problem' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report a problem' });
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog.getByText('Please enter the subject')).toBeVisible();
  await dialog.getByLabel('Subject').fill('Blurred');
  await dialog.getByLabel('Message').fill('One cannot see the screw.');
  await dialog.getByLabel('Name').fill('Rita');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Thanks! your report has been sent.')).toBeVisible();
  await expect(dialog).toBeHidden();

  await page.getByRole('button', { name: 'Next step' }).click();
  await expect(page).toHaveURL(/\/s\/2$/);
  await read(page);
  await page.getByRole('button', { name: 'Finish (next step)' }).click();
  await expect(page.getByRole('heading', { name: 'Congratulations!' })).toBeVisible();

  const send = page.getByRole('button', { name: 'Send feedback' });
  await send.click();
  await expect(page.getByText('Please choose a rating.')).toBeVisible();
  await expect(page.getByText('Please select a difficulty.')).toBeVisible();
  await page.getByRole('radio', { name: '4 stars', exact: true }).tap();
  await page.getByRole('radio', { name: '4 stars', exact: true }).press('ArrowRight');
  await expect(page.getByRole('radio', { name: '4.5 stars', exact: true })).toBeChecked();
  await page.getByRole('radio', { name: 'Very easy' }).tap();
  await page.getByLabel('Message').fill('Worked at once.');
  await context.setOffline(true);
  await send.click();
  await expect(page.getByRole('heading', { name: 'Thanks for your time!' })).toBeFocused();
  await expect(
    page.getByText('Kept on this device. It will be sent when you are online again.').first(),
  ).toBeVisible();
  expect((await held(api)).feedbackReceived).toEqual([]);
  await context.setOffline(false);
  await expect(page.getByText('What was kept on this device has now been sent.')).toBeVisible();
  await openUntilSent(page);

  const { feedbackReceived, reportsReceived, trackingRecordsReceived } = await held(api);
  expect(feedbackReceived).toMatchObject([
    { rating: 4.5, difficulty: 5, message: 'Worked at once.', lang: 'en' },
  ]);
  expect(reportsReceived).toMatchObject([
    { subject: 'Blurred', message: 'One cannot see the screw.', name: 'Rita' },
  ]);
  expect(trackingRecordsReceived).toHaveLength(1);
  expect(trackingRecordsReceived[0]?.steps.map(({ step }) => step)).toEqual([1, 2]);
});

test('a visit is recorded when its page unloads, and an offline one when the product is next opened', async ({
  api,
  page,
  context,
}) => {
  await api.signUp(newPerson());
  const uid = await api.publishedProject({ name: 'Leave in the middle', steps: 3 });
  await page.goto(`/p/${uid}/s/2`);
  await waitForViewer(page);
  await read(page);
  await openUntilSent(page);
  expect(
    (await held(api)).trackingRecordsReceived.map(({ steps }) => steps.map(({ step }) => step)),
  ).toEqual([[2]]);

  await page.goto(`/p/${uid}/s/3`);
  await waitForViewer(page);
  await read(page);
  await context.setOffline(true);
  await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
  const kept = () =>
    page.evaluate(
      () => Object.keys(localStorage).filter((key) => key.startsWith('makerstep_outbox')).length,
    );
  await expect.poll(kept).toBe(1);
  await page.goto('about:blank');
  await context.setOffline(false);
  await openUntilSent(page);
  const records = (await held(api)).trackingRecordsReceived;
  expect(records.map(({ steps }) => steps.map(({ step }) => step)).sort()).toEqual([[2], [3]]);
});
