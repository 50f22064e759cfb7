import { both, newPerson } from '../support/api';
import { expect } from '../support/fixtures';
import { hydrated } from '../support/page-actions';
import {
  expectStep,
  isStored,
  isWhole,
  offlinePageIsReady,
  picturedGuide,
  recordOf,
  STEPS,
  test,
} from '../support/offline-device';
import { pressMeant } from '../support/viewer-page';

test('a guide that was opened once works offline to the end', async ({ api, network, device }) => {
  test.setTimeout(300_000);
  const uid = await picturedGuide(api, 'Bind a book');
  const page = await device.newPage();
  await page.goto(`/p/${uid}`);
  await expect.poll(() => isWhole(page, uid), { timeout: 60_000 }).toBe(true);
  await expect.poll(() => offlinePageIsReady(page), { timeout: 60_000 }).toBe(true);
  network.disconnect();

  await test.step('the page again, and from it through all steps', async () => {
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Bind a book' })).toBeVisible();
    await page.getByRole('link', { name: 'Start' }).filter({ visible: true }).first().click();
    for (let step = 1; step <= STEPS; step += 1) {
      await expectStep(page, step);
      if (step < STEPS) await page.getByRole('button', { name: 'Next step' }).click();
    }
    await expect(page.getByText('Offline', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: /^Finish/ }).click();
    await expect(page).toHaveURL(/\/finished$/);
    await expect(page.getByRole('heading', { name: /Congratulations/ }).first()).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: /Congratulations/ }).first()).toBeVisible();
  });

  await test.step('straight to a step', async () => {
    const other = await device.newPage();
    await other.addInitScript(() => {
      const seen = new Set<string>();
      const look = () => {
        const heading = document.querySelector('h1');
        if (heading?.checkVisibility({ visibilityProperty: true })) seen.add(heading.textContent);
        requestAnimationFrame(look);
      };
      look();
      Object.assign(window, { headingsSeen: seen });
    });
    await other.goto(`/p/${uid}/s/4`);
    await expectStep(other, 4);
    await other.reload();
    await expectStep(other, 4);
    // The stored step page is the same for all; its own step is never shown instead of another.
    expect(
      await other.evaluate(() =>
        [...(window as unknown as { headingsSeen: Set<string> }).headingsSeen].filter(
          (heading) => !heading.includes('Step name 4'),
        ),
      ),
    ).toEqual([]);
  });

  await test.step('other pages list the stored guides', async () => {
    const other = await device.newPage();
    await other.goto('/explore');
    await expect(other.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
    await other.getByRole('link', { name: /Bind a book/ }).click();
    await expect(other.getByRole('heading', { level: 1, name: 'Bind a book' })).toBeVisible();
    network.reconnect();
    await other.goto('/explore');
    await expect(other.getByRole('searchbox')).toBeVisible();
  });
});

test('who is in the middle of a guide finishes their version, and reads of a change before going on', async ({
  api,
  network,
  device,
}) => {
  test.setTimeout(180_000);
  const uid = await picturedGuide(api, 'Change a brake');
  const path = `/dashboard/projects/${uid}`;
  const { steps } = await api.call<{ steps: { id: string }[] }>('GET', path);
  /** Readers of version 1 have 'Step name 6' as their last step. */
  const write = (name: string) =>
    api.call('PATCH', `${path}/steps/${steps[5]?.id}?draft=true`, { name: both(name, name) });
  const publish = (isSafety: boolean) => api.call('POST', `${path}/versions`, { isSafety });
  const page = await device.newPage();
  const next = () => page.getByRole('button', { name: 'Next step' }).click();
  await write('Tighten to 30 Nm');
  await page.goto(`/p/${uid}`);
  await expect.poll(() => isWhole(page, uid), { timeout: 60_000 }).toBe(true);
  expect(await isStored(page, uid, 'Tighten to 30 Nm')).toBe(false);
  await page.goto(`/p/${uid}/s/4`);
  await expectStep(page, 4);
  await publish(false);
  await next();
  await expectStep(page, 5);
  const line = page.getByText('This guide has changed: step 6');
  await expect(line).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await page.goto(`/p/${uid}`);
  await hydrated(page.getByRole('button', { name: 'Save for offline' }));
  await page.getByRole('button', { name: 'Save for offline' }).click();
  await expect.poll(() => isStored(page, uid, 'Tighten to 30 Nm')).toBe(true);
  await page.goto(`/p/${uid}/s/5`);
  await expectStep(page, 5);
  await next();
  await expectStep(page, 6);
  await expect(line).toBeHidden();

  await test.step('a change that matters for safety, from which no key leads away', async () => {
    await write('Tighten to 25 Nm');
    await publish(true);
    await page.keyboard.press('ArrowLeft');
    const warning = page.getByRole('alertdialog', { name: /it matters for your safety: step 6/ });
    const corrected = warning.getByRole('button', { name: 'Go on with the new version' });
    await expect(corrected).toBeFocused();
    network.disconnect();
    await page.reload();
    await expect(corrected).toBeFocused();
    for (const key of ['ArrowRight', 'PageDown', 'Escape']) await page.keyboard.press(key);
    await pressMeant(warning, /^Go on with the old version/);
    await expectStep(page, 5);
    await next();
    await expectStep(page, 6);
    await page.getByRole('button', { name: /^Finish/ }).click();
    await expect(page).toHaveURL(/\/finished$/);
  });
});

test('a saved guide is complete, opens offline, and is deleted when it is unpublished', async ({
  api,
  network,
  device,
}) => {
  test.setTimeout(180_000);
  const uid = await picturedGuide(api, 'Press flowers');
  const page = await device.newPage();
  await page.goto(`/p/${uid}`);
  await hydrated(page.getByRole('button', { name: 'Save for offline' }));
  await page.getByRole('button', { name: 'Save for offline' }).click();
  await expect(page.getByText(/^Saved for offline · complete · \d+(\.\d)? (kB|MB)$/)).toBeVisible({
    timeout: 60_000,
  });
  expect(await recordOf(page, uid)).toMatchObject({ isSaved: true, keptPictureCount: STEPS });

  network.disconnect();
  const other = await device.newPage();
  await other.goto(`/p/${uid}`);
  await expect(other.getByText(/^Saved for offline ·/)).toBeVisible();
  await other.goto(`/p/${uid}/s/5`);
  await expectStep(other, 5);

  await api.call('PATCH', `/dashboard/projects/${uid}/unpublish`);
  network.reconnect();
  const answer = await other.goto(`/p/${uid}`);
  expect(answer?.status()).toBe(404);
  await expect.poll(() => recordOf(other, uid)).toBeUndefined();
  network.disconnect();
  await other.goto(`/p/${uid}`);
  await expect(other.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
});

test('nothing private is ever stored', async ({ api, network, device }) => {
  const person = newPerson('Caio Dias');
  await api.signUp(person);
  const uid = await api.publishedProject({ name: 'Private matters' });
  const page = await device.newPage();
  await page.goto(`/p/${uid}`);
  await expect
    .poll(() => recordOf(page, uid).then((record) => record?.hasPages), { timeout: 60_000 })
    .toBe(true);
  await page.goto('/auth');
  await page.getByLabel('E-mail').fill(person.email);
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/auth/);
  const kept = await page.evaluate(async () => {
    const all = await Promise.all(
      (await caches.keys()).map(async (name) =>
        (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname),
      ),
    );
    return all.flat();
  });
  expect(kept).toContain(`/p/${uid}`);
  // The public answer holds the version that a reader is in the middle of; it names no account.
  const others = kept.filter((path) => path !== `/v1/projects/${uid}`);
  expect(others.filter((path) => /^\/(?:dashboard|auth|v1|api)(?:\/|$)/.test(path))).toEqual([]);
  network.disconnect();
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
});
